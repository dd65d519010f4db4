import { courseTexts } from '#contract/texts/courses.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { loadCurriculum } from '#app/features/courses/load-curriculum.ts';
import { useCourseIds } from '#app/lib/course-ids.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const load = loadCurriculum();
export const loader = load;
export const clientLoader = load;

const texts = screenTexts.translation;

export default function TranslationPage() {
  const { topicId, curriculumId, lessonId } = useCourseIds();
  return (
    <QuietScreen
      texts={texts}
      path={paths.practice(topicId, curriculumId, lessonId, 'sentence')}
      actions={
        <ButtonLink to={paths.curriculum(topicId, curriculumId)}>{courseTexts.backToCurriculum}</ButtonLink>
      }
    />
  );
}
