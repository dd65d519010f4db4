import {
  WORD_COLUMNS,
  WORD_FIELD_NAMES,
  type WordColumn,
  wordFields,
  type WordValues,
} from '#contract/dictionary/word-fields.ts';
import { parseCognate, parseExamples, printCognate, printExamples } from '#core/dictionary/cell-notation.ts';

/** A word as cells of a table: the CSV of the admin and the files of `content/dictionary` use the same format. */

/** A column that the file does not have is undefined. */
type WordCells = Readonly<Partial<Record<WordColumn, string>>>;

export function printWordCells(word: WordValues & { readonly id: number }): string[] {
  const cells = {
    ...word,
    id: String(word.id),
    examples: printExamples(word.descriptions),
    cognate: printCognate(word.cognate),
  };
  return WORD_COLUMNS.map((column) => cells[column] ?? '');
}

/** The id and the fields of a word, for a schema to check; null where its examples are not in their notation. */
export function readWordCells({ examples, cognate, ...cells }: WordCells) {
  const descriptions = examples === undefined ? undefined : parseExamples(examples);
  if (descriptions === null) return null;
  return {
    ...withoutBlankChoices(cells),
    descriptions,
    cognate: cognate === undefined ? undefined : parseCognate(cognate),
  };
}

const CHOICES: ReadonlySet<string> = new Set(
  WORD_FIELD_NAMES.filter((name) => wordFields[name].kind === 'choice'),
);

/** An empty cell is an empty text in a text field, but null in a choice field. */
const withoutBlankChoices = (cells: WordCells) =>
  Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell === '' && CHOICES.has(column) ? null : cell]),
  );
