import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { courseTexts } from '#contract/texts/courses.ts';
import { topicQuery } from '#app/features/courses/course-queries.ts';
import { CurriculumCards } from '#app/features/courses/curriculum-cards.tsx';
import { loadQueries } from '#app/lib/page-data.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Page } from '#app/ui/page.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

const load = loadQueries(({ params }) => [topicQuery(params.topicId ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function TopicPage() {
  const { topicId = '' } = useParams();
  const { data: topic } = useQuery(topicQuery(topicId));
  if (!topic) return null;
  const backToTopics = (
    <ButtonLink variant="secondary" to={paths.exercises}>
      {courseTexts.backToTopics}
    </ButtonLink>
  );
  return (
    <Page title={topic.title} lead={courseTexts.topicLead} action={backToTopics}>
      <PageHead
        title={topic.title}
        description={courseTexts.topicDescription(topic.title)}
        path={paths.topic(topic.id)}
      />
      {topic.curriculums.length > 0 ? (
        <CurriculumCards topicId={topic.id} curriculums={topic.curriculums} />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={courseTexts.curriculumsEmptyTitle}
        >
          {courseTexts.curriculumsEmptyText}
        </EmptyState>
      )}
    </Page>
  );
}
