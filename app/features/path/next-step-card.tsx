import type { ShortStep } from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { todayTexts as texts } from '#contract/texts/today.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { addressOf, kindOfStep, minutesOfStep } from './path-queries.ts';

interface NextStepCardProps {
  /** Null when the whole path is done. */
  readonly next: ShortStep | null;
}

/** What to learn now. */
export function NextStepCard({ next }: NextStepCardProps) {
  return (
    <CardSection heading={texts.nextTitle}>
      {next ? (
        <div className="grid gap-1">
          <p className="text-2xl font-bold tracking-tight">
            <MixedText>{next.title}</MixedText>
          </p>
          <p className="text-ink-soft">{texts.nextOf(kindOfStep(next), minutesOfStep(next))}</p>
        </div>
      ) : (
        <p>{texts.allDone}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {next ? (
          <ButtonLink to={addressOf(next)}>{texts.goOn}</ButtonLink>
        ) : (
          <ButtonLink to={paths.exercises}>{texts.practise}</ButtonLink>
        )}
        <ButtonLink variant="secondary" to={paths.path}>
          {texts.seePath}
        </ButtonLink>
      </div>
    </CardSection>
  );
}
