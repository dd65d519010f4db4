import { courseTexts } from '#contract/texts/courses.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { useCourseIds } from '#app/lib/course-ids.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.listening;

export default function ListeningPage() {
  const { topicId, curriculumId, lessonId } = useCourseIds();
  return (
    <QuietScreen
      texts={texts}
      actions={
        <ButtonLink to={paths.curriculum(topicId, curriculumId)}>{courseTexts.backToCurriculum}</ButtonLink>
      }
    >
      <PageHead
        title={texts.title}
        description={texts.lead}
        path={paths.practice(topicId, curriculumId, lessonId, 'listening')}
      />
    </QuietScreen>
  );
}
