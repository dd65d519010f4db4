import type { GrammarUse } from '#contract/grammar/grammar-use.ts';
import { paths } from '#contract/paths.ts';
import { grammarTexts } from '#contract/texts/grammar.ts';
import { useSaveWord } from '#app/features/notebook/saving/use-save-word.tsx';
import { LessonTrial } from '#app/features/practice/lesson-trial.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

interface GrammarTrialProps {
  readonly sentences: GrammarUse['trial'];
}

/** The exercise on the page of a grammar point: a few sentences with it, from any lesson. */
export default function GrammarTrial({ sentences }: GrammarTrialProps) {
  const session = useSession();
  const { save, dialog } = useSaveWord();
  return (
    <>
      <LessonTrial
        lesson={{ sentences: [...sentences] }}
        userId={session?.userId ?? null}
        onSaveWord={save}
        renderEnd={(again) => <TrialEnd sentences={sentences} onAgain={again} />}
      />
      {dialog}
    </>
  );
}

/** The end, with a link to the lesson of the first sentence. */
function TrialEnd({ sentences: [first], onAgain }: GrammarTrialProps & { readonly onAgain: () => void }) {
  return (
    <div className="grid min-h-72 content-center justify-items-center gap-4 text-center">
      <h3 tabIndex={-1} className="text-2xl font-bold outline-none">
        {grammarTexts.tryDoneHeading}
      </h3>
      <p className="max-w-[44ch] text-ink-soft">{grammarTexts.tryDoneText}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {first && <ButtonLink to={paths.practice(first)}>{grammarTexts.tryGoOn}</ButtonLink>}
        <Button variant="secondary" onClick={onAgain}>
          {grammarTexts.tryAgain}
        </Button>
      </div>
    </div>
  );
}
