import { homeTexts } from '#contract/texts/home.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

interface TrialEndProps {
  readonly lesson: string;
  readonly lessonPath: string;
  readonly onAgain: () => void;
}

/** All sentences of the trial are behind; the rest of the lesson is before. */
export function TrialEnd({ lesson, lessonPath, onAgain }: TrialEndProps) {
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
