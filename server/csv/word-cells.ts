import {
  WORD_COLUMNS,
  WORD_FIELD_NAMES,
  type WordColumn,
  wordFields,
  type WordValues,
} from '#contract/dictionary/word-fields.ts';
import {
  idFrom,
  PAIR_FIELDS,
  type PairFieldName,
  pairsFrom,
  pairsOf,
} from '#contract/dictionary/word-pairs.ts';
import {
  type ExampleCell,
  parseCognate,
  parseExamples,
  parseList,
  parsePairs,
  printCognate,
  printExamples,
  printList,
  printPairs,
} from '#core/dictionary/cell-notation.ts';

/** A word as cells of a table: the CSV of the admin and the files of `content/dictionary` use the same format. */

/** A column that the file does not have is undefined. */
type WordCells = Readonly<Partial<Record<WordColumn, string>>>;

export function printWordCells(word: WordValues & { readonly id: number }): string[] {
  const cells: Readonly<Partial<Record<WordColumn, unknown>>> = {
    ...word,
    examples: printExamples(word.descriptions),
    cognate: printCognate(word.cognate),
    themes: printList(word.themes),
    ...Object.fromEntries(PAIR_FIELDS.map((name) => [name, printPairs(pairsOf(name, word))])),
  };
  return WORD_COLUMNS.map((column) => String(cells[column] ?? ''));
}

interface Readable {
  readonly fields: Readonly<Record<string, unknown>> & {
    readonly descriptions: readonly ExampleCell[] | undefined;
  };
  readonly unreadable?: undefined;
}
interface Unreadable {
  readonly fields?: undefined;
  readonly unreadable: 'descriptions' | PairFieldName;
}
type ReadCells = Readable | Unreadable;

/** The id and the fields of a word, for a schema to check; or the column whose pairs are not in their notation. */
export function readWordCells({ examples, cognate, themes, partner, ...cells }: WordCells): ReadCells {
  const descriptions = examples === undefined ? undefined : parseExamples(examples);
  if (descriptions === null) return { unreadable: 'descriptions' };
  const pairs: Record<string, unknown> = {};
  for (const name of PAIR_FIELDS) {
    const cell = cells[name];
    if (cell === undefined) continue;
    const parsed = parsePairs(cell);
    if (!parsed) return { unreadable: name };
    pairs[name] = pairsFrom(name, parsed);
  }
  return {
    fields: {
      ...withoutBlankChoices(cells),
      ...pairs,
      descriptions,
      cognate: cognate === undefined ? undefined : parseCognate(cognate),
      ...(themes !== undefined && { themes: parseList(themes) }),
      ...(partner !== undefined && { partner: partner === '' ? null : idFrom(partner) }),
    },
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
