import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { useContributionAddress } from './use-contribution-address.ts';
import { OPENING } from './use-opened.ts';

interface NothingChosenProps {
  readonly title: string;
  /** The tab in which what is missing here is made. */
  readonly makeIn: 'topics' | 'curriculums';
}

/** Before a place is chosen there is nothing to list. */
export function NothingChosen({ title, makeIn }: NothingChosenProps) {
  const { hrefOf } = useContributionAddress();
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={title}
      actions={
        <ButtonLink variant="secondary" to={hrefOf({ tab: makeIn })} state={OPENING}>
          {makeIn === 'topics' ? texts.toTopics : texts.toCurriculums}
        </ButtonLink>
      }
    >
      {texts.nothingChosenText}
    </EmptyState>
  );
}
