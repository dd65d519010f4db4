import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { wordListTexts as texts } from '#contract/texts/notebook.ts';
import { formatDay, formatNumber } from '#app/lib/format.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import type { Hidden } from './word-card.tsx';
import type { NotebookWord } from './word-rows.ts';

interface PrintSheetProps {
  readonly title: string;
  readonly words: readonly NotebookWord[];
  /** What is hidden on the screen stays empty on paper, to be filled in. */
  readonly hidden: Hidden;
}

/**
 * The words as a table on paper, instead of the page (`.print-sheet` in theme.css). It is only rendered while the
 * browser prints, whoever asked for that: a long list would make the page slow.
 */
export function PrintSheet(props: PrintSheetProps) {
  const [printedAt, setPrintedAt] = useState<string | null>(null);
  useEffect(() => {
    // The browser takes its picture of the page right after this event.
    const begin = () => flushSync(() => setPrintedAt(new Date().toISOString()));
    const end = () => setPrintedAt(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printedAt === null ? null : createPortal(<Sheet {...props} printedAt={printedAt} />, document.body);
}

function Sheet({ title, words, hidden, printedAt }: PrintSheetProps & { readonly printedAt: string }) {
  const { word, reading, hanViet, meaning, writing } = texts.column;
  return (
    <section className="print-sheet">
      <h1>{title}</h1>
      <p>{texts.printedOn(formatDay(printedAt), formatNumber(words.length))}</p>
      <table>
        <thead>
          <tr>
            {[word, reading, hanViet, meaning, writing].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.map(({ item }) => (
            <tr key={item.id}>
              <th scope="row">
                <JapaneseText>{item.kanji}</JapaneseText>
              </th>
              <td>
                {!hidden.reading && item.hiragana !== item.kanji && (
                  <JapaneseText>{item.hiragana}</JapaneseText>
                )}
              </td>
              <td>{!hidden.meaning && item.sino}</td>
              <td>{!hidden.meaning && item.mean}</td>
              <td>{'\u00a0'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
