import type { Sentence } from '#contract/courses/course.ts';
import { firstLesson, firstLessonPath } from '#app/features/home/first-lessons.tsx';
import { TrialEnd } from '#app/features/home/trial-end.tsx';
import { useSaveWord } from '#app/features/notebook/use-save-word.tsx';
import { LessonTrial } from '#app/features/practice/lesson-trial.tsx';
import { useSession } from '#app/lib/session.ts';

/** The exercise of the landing page: the beginning of the first lesson. */
export default function HomeTrial({ sentences }: { readonly sentences: readonly Sentence[] }) {
  const session = useSession();
  const { save, dialog } = useSaveWord();
  return (
    <>
      <LessonTrial
        lesson={{ id: firstLesson.lessonId, sentences: [...sentences] }}
        userId={session?.userId ?? null}
        onSaveWord={save}
        renderEnd={(again) => (
          <TrialEnd lesson={firstLesson.vietnamese} lessonPath={firstLessonPath} onAgain={again} />
        )}
      />
      {dialog}
    </>
  );
}
