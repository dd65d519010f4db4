import { practiceTexts } from '#contract/texts/practice.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import type { Segment } from './judgement.ts';

const STATES: Record<Segment['state'], string> = {
  right: 'bg-moss-wash text-moss',
  note: 'bg-amber-wash text-amber',
  wrong: 'bg-error-wash text-error line-through decoration-2',
  missing: 'border-2 border-dashed border-error text-error',
};

/** The typed answer in coloured pieces; a number ties each wrong one to its sentence below, for those who see no colour. */
export function AnswerSegments({ segments }: { readonly segments: readonly Segment[] }) {
  const mistakes = segments.filter((segment) => segment.mistake);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">{practiceTexts.yourAnswer}</p>
        <ol className="flex flex-wrap items-start gap-1.5 text-xl">
          {segments.map((segment, index) => (
            <Piece key={index} segment={segment} number={mistakes.indexOf(segment) + 1} />
          ))}
        </ol>
      </div>
      {mistakes.length > 0 && (
        <ol aria-label={practiceTexts.mistakes} className="grid gap-2">
          {mistakes.map((segment, index) => (
            <li key={index} className="flex gap-3">
              <MistakeNumber value={index + 1} />
              <span>
                {segment.mistake}
                {segment.expected && (
                  <>
                    {' '}
                    <JapaneseText className="font-bold text-error">{segment.expected}</JapaneseText>
                  </>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Piece({ segment, number }: { readonly segment: Segment; readonly number: number }) {
  return (
    <li className="grid justify-items-center gap-1">
      <span className={`rounded-sm px-2 py-0.5 ${STATES[segment.state]}`}>
        {segment.typed ? <JapaneseText>{segment.typed}</JapaneseText> : practiceTexts.missing}
      </span>
      {number > 0 && <MistakeNumber value={number} />}
    </li>
  );
}

function MistakeNumber({ value }: { readonly value: number }) {
  return (
    <span className="mt-0.5 inline-grid size-5 shrink-0 place-items-center rounded-full bg-error text-xs font-bold text-on-vermilion">
      {value}
    </span>
  );
}
