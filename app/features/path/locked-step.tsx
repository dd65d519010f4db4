import type { ShortStep } from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { pathTexts, stepTexts as texts } from '#contract/texts/path-screens.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { addressOf } from './path-queries.ts';

interface LockedStepProps {
  /** What comes before it. */
  readonly first: ShortStep;
  /** Of the unit of the locked step. */
  readonly checkpoint: ShortStep | undefined;
}

/** A step whose turn has not come, opened by its address. */
export function LockedStep({ first, checkpoint }: LockedStepProps) {
  return (
    <EmptyState
      picture={<QuietBridge className="w-40 text-indigo" />}
      title={texts.lockedTitle}
      actions={
        <>
          <ButtonLink to={addressOf(first)}>
            <span>
              <MixedText>{texts.openFirst(first.title)}</MixedText>
            </span>
          </ButtonLink>
          {checkpoint && (
            <ButtonLink variant="secondary" to={paths.step(checkpoint.id)}>
              {pathTexts.skip}
            </ButtonLink>
          )}
        </>
      }
    >
      <MixedText>{texts.lockedText(first.title)}</MixedText>
    </EmptyState>
  );
}
