import { useQuery } from '@tanstack/react-query';
import type { ContributedTopic } from '#contract/contributions/contribution.ts';
import { paths } from '#contract/paths.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import {
  contributedCurriculumsQuery,
  contributedTopicsQuery,
  useContributorId,
} from '../contribution-queries.ts';
import { CurriculumDialog } from '../late-parts.ts';
import { NothingChosen } from '../nothing-chosen.tsx';
import { useContributionAddress } from '../use-contribution-address.ts';
import { PieceList } from './piece-list.tsx';
import { TopicChoice } from './place-choice.tsx';

/** The curriculums of one topic: the contributor's own ones, and, muted, published ones by others. */
export function CurriculumsTab() {
  const { data, error, refetch } = useQuery(contributedTopicsQuery(useContributorId()));
  const { topicId } = useContributionAddress();

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-32" />;
  const topics = data.filter(({ deletedAt }) => deletedAt === null);
  const chosen = topics.find(({ id }) => id === topicId);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid max-w-md">
        <TopicChoice topics={topics} />
      </div>
      {chosen ? (
        <CurriculumList key={chosen.id} topic={chosen} topics={topics} />
      ) : (
        <NothingChosen title={texts.nothingChosenForCurriculums} createIn="topics" />
      )}
    </div>
  );
}

interface CurriculumListProps {
  readonly topic: ContributedTopic;
  readonly topics: readonly ContributedTopic[];
}

function CurriculumList({ topic, topics }: CurriculumListProps) {
  const query = contributedCurriculumsQuery(topic.id, useContributorId());
  const { data, error, refetch } = useQuery(query);
  const { hrefOf, open } = useContributionAddress();

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-32" />;
  return (
    <PieceList
      kind="curriculums"
      texts={{
        add: texts.addCurriculum,
        empty: texts.noCurriculums,
        emptyText: texts.noCurriculumsText,
        removeQuestion: texts.removeCurriculum,
        removeText: texts.removeCurriculumText,
      }}
      look={{
        label: texts.curriculumList,
        hrefOf: ({ id }) => hrefOf({ tab: 'lessons', curriculumId: id }),
        learnerPathOf: ({ id, topicId: inTopic }) => paths.curriculum(inTopic, id),
        renderFacts: ({ lessons }) => texts.lessonCount(lessons.length),
      }}
      pieces={data}
      queryKey={query.queryKey}
      renderDialog={(props) => <CurriculumDialog {...props} topics={topics} topicId={topic.id} />}
      // The new curriculum may be in another topic than the one on screen.
      onCreated={({ topicId }) => topicId !== topic.id && open({ topicId })}
    />
  );
}
