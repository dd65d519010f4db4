import { EXPECTED_LETTERS_SHOWN } from '#contract/limits.ts';
import { beginningOf } from '#contract/practice/beginning-of.ts';
import type { PresentedMistake, PresentedSegment } from '#contract/practice/judged-answer.ts';
import { explanationTexts } from '#contract/texts/explanations.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '../button.tsx';
import { JapaneseText } from './japanese-text.tsx';
import { MixedText } from './mixed-text.tsx';

const STATES: Record<PresentedSegment['state'], string> = {
  right: 'bg-moss-wash text-moss',
  note: 'bg-amber-wash text-amber',
  wrong: 'bg-error-wash text-error line-through decoration-2',
  missing: 'border-2 border-dashed border-error text-error',
};

/** A named mistake with its explanation, or with what the explanation is found by. */
export interface ExplainedMistake<Explanation> extends Pick<PresentedMistake, 'message'> {
  readonly explanation?: Explanation | undefined;
}

interface AnswerSegmentsProps<Explanation> {
  readonly segments: readonly PresentedSegment[];
  readonly errors: readonly ExplainedMistake<Explanation>[];
  /** What the learner did; usually written. */
  readonly label?: string | undefined;
  /** Without it, mistakes have no button to explain them. */
  readonly onExplain?: ((explanation: Explanation) => void) | undefined;
}

/** The typed answer in coloured segments; numbers link wrong ones to their notes, without relying on colour. */
export function AnswerSegments<Explanation>({
  segments,
  errors,
  label = practiceTexts.yourAnswer,
  onExplain,
}: AnswerSegmentsProps<Explanation>) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{label}</p>
        <ol className="flex flex-wrap items-start gap-1.5 text-xl">
          {segments.map((segment, index) => (
            <Piece
              key={index}
              segment={segment}
              number={segment.mistake === undefined ? 0 : segment.mistake + 1}
            />
          ))}
        </ol>
      </div>
      {errors.length > 0 && (
        <ol aria-label={practiceTexts.mistakes} className="grid gap-2">
          {errors.map(({ message, explanation }, index) => (
            <li key={index} className="flex gap-3">
              <MistakeNumber value={index + 1} />
              <div className="flex flex-wrap items-center gap-x-2">
                <span>
                  <MixedText>{message}</MixedText>
                </span>
                {explanation && onExplain && (
                  <WhyButton number={index + 1} onClick={() => onExplain(explanation)} />
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Piece({ segment, number }: { readonly segment: PresentedSegment; readonly number: number }) {
  const { typed, state, expected } = segment;
  return (
    <li className="grid justify-items-center gap-1">
      <span className={`rounded-sm px-2 py-0.5 ${STATES[state]}`}>
        {typed ? <JapaneseText>{visibleText(segment)}</JapaneseText> : <Missing expected={expected} />}
      </span>
      {number > 0 && <MistakeNumber value={number} />}
    </li>
  );
}

/** Red segments are cut to their beginning (PRODUCT.md, Practice); the note about the mistake quotes them. */
const visibleText = ({ typed, state }: PresentedSegment): string =>
  state === 'wrong' ? beginningOf(typed, EXPECTED_LETTERS_SHOWN) : typed;

/** Of a missing part only the beginning is shown (PRODUCT.md, Practice); the server has cut it. */
function Missing({ expected }: { readonly expected: string }) {
  if (!expected) return practiceTexts.missing;
  return (
    <>
      <span className="sr-only">{practiceTexts.missing} </span>
      <JapaneseText>{expected}</JapaneseText>
    </>
  );
}

function MistakeNumber({ value }: { readonly value: number }) {
  return (
    <span className="mt-0.5 inline-grid size-5 shrink-0 place-items-center rounded-full bg-error text-xs font-bold text-on-vermilion">
      {value}
    </span>
  );
}

function WhyButton({ number, onClick }: { readonly number: number; readonly onClick: () => void }) {
  return (
    <Button variant="quiet" size="small" aria-haspopup="dialog" className="-ml-3 sm:ml-0" onClick={onClick}>
      {explanationTexts.why}
      <span className="sr-only"> {explanationTexts.whyAt(number)}</span>
    </Button>
  );
}
