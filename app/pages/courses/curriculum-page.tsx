import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { courseTexts } from '#contract/texts/courses.ts';
import { curriculumGraph } from '#app/features/courses/course-graphs.ts';
import { lessonsQuery } from '#app/features/courses/course-queries.ts';
import { CourseTrail } from '#app/features/courses/course-trail.tsx';
import { DraftNote } from '#app/features/courses/draft-mark.tsx';
import { LessonList } from '#app/features/courses/lesson-list.tsx';
import { loadCurriculum } from '#app/features/courses/load-curriculum.ts';
import { topicQuery } from '#app/features/courses/topic-queries.ts';
import { useDrafts } from '#app/features/courses/use-drafts.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { isBegunHere } from '#app/lib/progress/begun-lesson.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

const IntroductionPreview = onDemand(() => import('#app/features/introductions/introduction-preview.tsx'));

const load = loadCurriculum();
export const loader = load;
export const clientLoader = load;

export default function CurriculumPage() {
  const { topicId = '', curriculumId = '' } = useParams();
  const { data: topic } = useQuery(topicQuery(topicId));
  // The page may come from a cache, with old view counts.
  const { data: lessons = [] } = useQuery({
    ...lessonsQuery(topicId, curriculumId),
    refetchOnMount: 'always',
  });
  useDrafts();
  const curriculum = topic?.curriculums.find(({ id }) => id === Number(curriculumId));
  if (!topic || !curriculum) return null;
  const sentences = lessons.flatMap((lesson) => lesson.sentences);
  return (
    <Page
      title={<MixedText>{curriculum.name}</MixedText>}
      lead={lessons.length > 0 && courseTexts.curriculumLead(lessons.length, sentences.length)}
      trail={<CourseTrail topic={topic} curriculum={curriculum} />}
      action={
        <div className="dimmed-at-night overflow-hidden rounded-lg border border-line max-sm:hidden">
          <img
            src={curriculum.img}
            alt=""
            width={320}
            height={200}
            className="aspect-[8/5] w-44 object-cover"
          />
        </div>
      }
    >
      <PageHead
        title={curriculum.name}
        description={courseTexts.curriculumDescription(curriculum.name, topic.title)}
        path={paths.curriculum(topic.id, curriculum.id)}
      />
      <StructuredData
        graph={import.meta.env.SSR && ((origin) => curriculumGraph(origin, { topic, curriculum }, lessons))}
      />
      <DraftNote pieces={[topic, curriculum]} />
      {lessons.length > 0 ? (
        <LessonList
          topicId={topic.id}
          curriculumId={curriculum.id}
          lessons={lessons}
          renderPreview={({ id }, begun) => (
            <OnDemand otherwise={null}>
              <IntroductionPreview lessonId={id} open={!begun && !isBegunHere(id)} />
            </OnDemand>
          )}
        />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={courseTexts.lessonsEmptyTitle}
          actions={<ButtonLink to={paths.topic(topic.id)}>{courseTexts.backToTopic}</ButtonLink>}
        >
          {courseTexts.lessonsEmptyText}
        </EmptyState>
      )}
    </Page>
  );
}
