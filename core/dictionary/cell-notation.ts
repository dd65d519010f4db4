import { withoutRuby } from '../japanese/ruby.ts';

/**
 * How the examples and the cognate of a word are written in one cell of a table: in the files of `content/dictionary`
 * and in the CSV of the admin, which must read what the other prints.
 */

export interface ExampleCell {
  readonly text: string;
  readonly translate: string;
  /** The sentence with its readings, where it was written with them. */
  readonly ruby?: string;
}

export interface CognateCell {
  readonly kind: string;
  readonly note: string;
}

const BETWEEN_EXAMPLES = ' | ';
// A sentence may hold the signs of the notation itself; a backslash before them makes them plain.
const PAIR = /^((?:[^=\\]|\\.)*)=((?:[^=\\]|\\.)*)$/su;
const escaped = (text: string) => text.replaceAll(/[\\=|]/g, String.raw`\$&`);
const unescaped = (text: string) => text.replaceAll(/\\(.)/gsu, '$1').trim();

/** `図書館[としょかん]で…。=Tôi học…. | …`; null where an example has no `=`, or two, and so no one translation. */
export function parseExamples(cell: string): ExampleCell[] | null {
  if (cell.trim() === '') return [];
  const examples = cell.split(BETWEEN_EXAMPLES).map(parseExample);
  return examples.every((example) => example !== null) ? examples : null;
}

function parseExample(pair: string): ExampleCell | null {
  const parts = PAIR.exec(pair);
  if (!parts) return null;
  const ruby = unescaped(parts[1] ?? '');
  const translate = unescaped(parts[2] ?? '');
  const text = withoutRuby(ruby);
  return ruby === text ? { text, translate } : { text, translate, ruby };
}

export const printExamples = (examples: readonly ExampleCell[]): string =>
  examples
    .map(({ text, translate, ruby }) => `${escaped(ruby ?? text)}=${escaped(translate)}`)
    .join(BETWEEN_EXAMPLES);

/** `same`, `shifted: note`; null for an empty cell. Whether that kind exists is for the schema to say. */
export function parseCognate(cell: string): CognateCell | null {
  const [kind = '', ...note] = cell.split(':');
  return cell.trim() === '' ? null : { kind: kind.trim(), note: note.join(':').trim() };
}

export function printCognate(cognate: CognateCell | null): string {
  if (!cognate) return '';
  return cognate.note === '' ? cognate.kind : `${cognate.kind}: ${cognate.note}`;
}
