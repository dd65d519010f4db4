import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { topicsGraph } from '#app/features/courses/course-graphs.ts';
import { TopicCards } from '#app/features/courses/topic-cards.tsx';
import { topicsQuery } from '#app/features/courses/topic-queries.ts';
import { useDrafts } from '#app/features/courses/use-drafts.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

const load = loadQueries(() => [topicsQuery()]);
export const loader = load;
export const clientLoader = load;

export default function TopicsPage() {
  const { data: topics = [] } = useQuery(topicsQuery());
  useDrafts();
  const suggest = (
    <ButtonLink variant="secondary" to={paths.feedback}>
      {courseTexts.suggestTopic}
    </ButtonLink>
  );
  return (
    <Page title={courseTexts.topicsTitle} lead={courseTexts.topicsLead} action={topics.length > 0 && suggest}>
      <PageHead
        title={courseTexts.topicsTitle}
        description={courseTexts.topicsDescription}
        path={paths.exercises}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => topicsGraph(origin, topics))} />
      {topics.length > 0 ? (
        <TopicCards topics={topics} heading="h2" />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={courseTexts.topicsEmptyTitle}
          actions={suggest}
        >
          {courseTexts.topicsEmptyText}
        </EmptyState>
      )}
    </Page>
  );
}
