import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useParams, useRevalidator, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { topicGraph } from '#app/features/courses/course-graphs.ts';
import { curriculumsQuery } from '#app/features/courses/course-queries.ts';
import { CourseTrail } from '#app/features/courses/course-trail.tsx';
import { CurriculumCards } from '#app/features/courses/curriculum-cards.tsx';
import { DraftNote } from '#app/features/courses/draft-mark.tsx';
import { topicQuery } from '#app/features/courses/topic-queries.ts';
import { useDrafts } from '#app/features/courses/use-drafts.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { logFailure } from '#app/lib/log.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { useRetryForDraft } from '../failures/use-retry-for-draft.ts';

const load = loadQueries(({ params: { topicId = '' } }) => [topicQuery(topicId), curriculumsQuery(topicId)]);
export const loader = load;
export const clientLoader = load;

export default function TopicPage() {
  const { topicId = '' } = useParams();
  const { data: topic } = useQuery(topicQuery(topicId));
  const { data: curriculums = [] } = useQuery(curriculumsQuery(topicId));
  useDrafts();
  if (!topic) return null;
  return (
    <Page title={topic.title} lead={courseTexts.topicLead} trail={<CourseTrail topic={topic} />}>
      <PageHead
        title={topic.title}
        description={courseTexts.topicDescription(topic.title)}
        path={paths.topic(topic.id)}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => topicGraph(origin, topic, curriculums))} />
      <DraftNote pieces={[topic]} />
      {curriculums.length > 0 ? (
        <CurriculumCards curriculums={curriculums} />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={courseTexts.curriculumsEmptyTitle}
          actions={<BackToTopics />}
        >
          {courseTexts.curriculumsEmptyText}
        </EmptyState>
      )}
    </Page>
  );
}

/** A failure leaves an empty list, and a fallback title unless the title is known (PRODUCT.md, Courses). */
export function ErrorBoundary() {
  const error = useRouteError();
  const { topicId = '' } = useParams();
  const { data: topic } = useQuery({ ...topicQuery(topicId), enabled: false });
  const { revalidate } = useRevalidator();
  useEffect(() => logFailure('A topic could not be loaded', error), [error]);
  const title = topic?.title ?? courseTexts.unknownTopic;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useRetryForDraft(isMissing);
  return (
    <Page
      title={title}
      trail={!isMissing && <BackLink to={paths.exercises}>{courseTexts.backToTopics}</BackLink>}
    >
      <PageHead title={title} />
      {isMissing ? (
        <EmptyState
          picture={<BrokenBridge className="w-40 text-indigo" />}
          title={courseTexts.topicMissingTitle}
          actions={<BackToTopics />}
        >
          {courseTexts.topicMissingText}
        </EmptyState>
      ) : (
        <ErrorState message={courseTexts.curriculumsFailed} onRetry={() => void revalidate()} />
      )}
    </Page>
  );
}

function BackToTopics() {
  return <ButtonLink to={paths.exercises}>{courseTexts.backToTopics}</ButtonLink>;
}
