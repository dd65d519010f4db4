import { TriangleAlert } from 'lucide-react';
import { type RefObject, useId } from 'react';
import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import type { Inspected, InspectionOutcome } from './use-inspection.ts';

interface WarningListProps {
  readonly inspected: Pick<Inspected, 'warnings' | 'outcome'>;
  /** Moves focus to the field of a warning. */
  readonly onGo: (warning: SentenceWarning) => void;
  /** The save bar scrolls to this element. */
  readonly ref: RefObject<HTMLElement | null>;
}

/** “No warnings” is only claimed for text that was really inspected. */
const WITHOUT_WARNINGS: Record<InspectionOutcome, string> = {
  blank: texts.nothingWritten,
  failed: texts.notLookedAt,
  wrong: texts.fixFirst,
  'looked-at': texts.nothingToLookAt,
  waiting: '',
};

/** What the author should check again. Warnings never prevent saving. */
export function WarningList({ inspected: { warnings, outcome }, onGo, ref }: WarningListProps) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <h4 id={titleId} className="font-bold">
        {texts.toLookAt}
      </h4>
      {warnings.length === 0 ? (
        <p className="text-sm text-ink-soft empty:hidden">{WITHOUT_WARNINGS[outcome]}</p>
      ) : (
        <>
          <ul className="-mx-2 grid gap-0.5">
            {warnings.map((warning) => (
              <li key={`${warning.code} ${warning.field} ${warning.index} ${warning.message}`}>
                <button
                  type="button"
                  className="flex min-h-11 w-full items-start gap-2.5 rounded-md px-2 py-2 text-left text-sm hover:bg-amber-wash"
                  onClick={() => onGo(warning)}
                >
                  <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-amber" />
                  <span>
                    {warning.index !== null && <b>{rowName(warning.field, warning.index)}: </b>}
                    <MixedText>{warning.message}</MixedText>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{texts.notBlocking}</p>
        </>
      )}
    </section>
  );
}

/** A warning about a row does not say which row; warnings about other fields name their field. */
const rowName = (field: SentenceWarning['field'], index: number): string =>
  field === 'blocked' ? texts.blockedRow(index + 1) : texts.acceptedRow(index + 1);
