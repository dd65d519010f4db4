import type { Sentence } from '#contract/courses/course.ts';
import { homeTexts } from '#contract/texts/home.ts';
import { firstLesson, firstLessonPath } from '#app/features/home/first-lessons.tsx';
import { useSaveWord } from '#app/features/notebook/saving/use-save-word.tsx';
import { LessonTrial } from '#app/features/practice/lesson-trial.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

/** The exercise of the landing page: the first sentences of the first lesson. */
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

interface TrialEndProps {
  readonly lesson: string;
  readonly lessonPath: string;
  readonly onAgain: () => void;
}

/** The end of the trial, with a link to the rest of the lesson. */
function TrialEnd({ lesson, lessonPath, onAgain }: TrialEndProps) {
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-4 text-center">
      <h3 tabIndex={-1} className="text-2xl font-bold outline-none">
        {homeTexts.trialDoneHeading}
      </h3>
      <p className="max-w-[44ch] text-ink-soft">{homeTexts.trialDoneText(lesson)}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={lessonPath}>{homeTexts.trialGoOn}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {homeTexts.trialAgain}
        </Button>
      </div>
    </div>
  );
}
