import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { useContributionAddress } from './use-contribution-address.ts';
import { OPENING } from './use-opened.ts';

interface NothingChosenProps {
  readonly title: string;
  /** The tab where the missing piece can be created. */
  readonly createIn: 'topics' | 'curriculums';
}

/** Shown until a topic or curriculum is chosen. */
export function NothingChosen({ title, createIn }: NothingChosenProps) {
  const { hrefOf } = useContributionAddress();
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={title}
      actions={
        <ButtonLink variant="secondary" to={hrefOf({ tab: createIn })} state={OPENING}>
          {createIn === 'topics' ? texts.toTopics : texts.toCurriculums}
        </ButtonLink>
      }
    >
      {texts.nothingChosenText}
    </EmptyState>
  );
}
