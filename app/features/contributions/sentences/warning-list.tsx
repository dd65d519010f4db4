import { TriangleAlert } from 'lucide-react';
import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceDeskTexts as texts } from '#contract/texts/sentence-desk.ts';
import { MixedText } from '#app/ui/mixed-text.tsx';

interface WarningListProps {
  readonly warnings: readonly SentenceWarning[];
  /** Leads to what it is about. */
  readonly onGo: (warning: SentenceWarning) => void;
}

/** What an author should look at again; it never keeps them from saving. */
export function WarningList({ warnings, onGo }: WarningListProps) {
  return (
    <section className="grid gap-2 rounded-lg border border-line bg-surface p-4">
      <h4 className="font-bold">{texts.toLookAt}</h4>
      {warnings.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.nothingToLookAt}</p>
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

/** What is said of a row does not say which one; what is said of the other fields names them. */
const rowName = (field: SentenceWarning['field'], index: number): string =>
  field === 'blocked' ? texts.blockedRow(index + 1) : texts.acceptedRow(index + 1);
