import { withoutRuby } from '../japanese/ruby.ts';

/**
 * The notation for the examples and the cognate of a word in one table cell. The files of `content/dictionary` and the
 * admin's CSV share it, so that each can read what the other writes.
 */

export interface ExampleCell {
  readonly text: string;
  readonly translate: string;
  /** The sentence with its readings, if it has any. */
  readonly ruby?: string;
}

export interface CognateCell {
  readonly kind: string;
  readonly note: string;
}

const BETWEEN_EXAMPLES = ' | ';
// A sentence can contain the characters of the notation; a backslash escapes them.
const PAIR = /^((?:[^=\\]|\\.)*)=((?:[^=\\]|\\.)*)$/su;
const escaped = (text: string) => text.replaceAll(/[\\=|]/g, String.raw`\$&`);
const unescaped = (text: string) => text.replaceAll(/\\(.)/gsu, '$1').trim();

/** `図書館[としょかん]で…。=Tôi học…. | …`; null if an example does not have exactly one `=`. */
export function parseExamples(cell: string): ExampleCell[] | null {
  const pairs = parsePairs(cell);
  return (
    pairs?.map(([ruby, translate]) => {
      const text = withoutRuby(ruby);
      return ruby === text ? { text, translate } : { text, translate, ruby };
    }) ?? null
  );
}

export const printExamples = (examples: readonly ExampleCell[]): string =>
  printPairs(examples.map(({ text, translate, ruby }) => [ruby ?? text, translate]));

/** What stands before and after a `=`. */
export type Pair = readonly [string, string];

/** `a=b | c=d`; null if a pair does not have exactly one `=`. */
export function parsePairs(cell: string): Pair[] | null {
  if (cell.trim() === '') return [];
  const pairs = cell.split(BETWEEN_EXAMPLES).map(parsePair);
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

export function parsePair(text: string): Pair | null {
  const parts = PAIR.exec(text);
  return parts && [unescaped(parts[1] ?? ''), unescaped(parts[2] ?? '')];
}

export const printPairs = (pairs: readonly Pair[]): string => pairs.map(printPair).join(BETWEEN_EXAMPLES);

export const printPair = ([first, second]: Pair): string => `${escaped(first)}=${escaped(second)}`;

/** `nha-o, nau-an`. */
export const parseList = (cell: string): string[] =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const printList = (parts: readonly string[]): string => parts.join(', ');

/** `same`, `shifted: note`; null for an empty cell. The schema checks the kind. */
export function parseCognate(cell: string): CognateCell | null {
  const [kind = '', ...note] = cell.split(':');
  return cell.trim() === '' ? null : { kind: kind.trim(), note: note.join(':').trim() };
}

export function printCognate(cognate: CognateCell | null): string {
  if (!cognate) return '';
  return cognate.note === '' ? cognate.kind : `${cognate.kind}: ${cognate.note}`;
}
