import { FEEDBACK_CHARS_LEFT_TOLD, FEEDBACK_MAX_CHARS } from '#contract/limits.ts';
import { feedbackTexts } from '#contract/texts/feedback.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';

/** How long the text is. Nothing is cut off: whoever pasted too much sees by how much. */
export function LetterCount({ letters }: { readonly letters: number }) {
  const left = FEEDBACK_MAX_CHARS - letters;
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-nums">
      <span>{feedbackTexts.counter(formatNumber(letters), formatNumber(FEEDBACK_MAX_CHARS))}</span>
      <span role="status" className={classNames(left < 0 && 'font-bold text-error')}>
        {left <= FEEDBACK_CHARS_LEFT_TOLD && roomIn(left)}
      </span>
    </span>
  );
}

const roomIn = (left: number): string =>
  left < 0 ? feedbackTexts.lettersOver(formatNumber(-left)) : feedbackTexts.lettersLeft(formatNumber(left));
