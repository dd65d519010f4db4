import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { contributedTopicsQuery, useContributorId } from '../contribution-queries.ts';
import { TopicDialog } from '../late-parts.ts';
import { useContributionAddress } from '../use-contribution-address.ts';
import { PieceList } from './piece-list.tsx';

/** The contributor's own topics; admins see all topics. */
export function TopicsTab() {
  const query = contributedTopicsQuery(useContributorId());
  const { data, error, refetch } = useQuery(query);
  const { hrefOf } = useContributionAddress();

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-32" />;
  return (
    <PieceList
      kind="topics"
      texts={{
        add: texts.addTopic,
        empty: texts.noTopics,
        emptyText: texts.noTopicsText,
        removeQuestion: texts.removeTopic,
        removeText: texts.removeTopicText,
      }}
      look={{
        label: texts.topicList,
        hrefOf: ({ id }) => hrefOf({ tab: 'curriculums', topicId: id }),
        learnerPathOf: ({ id }) => paths.topic(id),
        renderFacts: ({ curriculums }) => texts.curriculumCount(curriculums.length),
      }}
      pieces={data.filter(({ editable }) => editable)}
      queryKey={query.queryKey}
      renderDialog={(props) => <TopicDialog {...props} />}
    />
  );
}
