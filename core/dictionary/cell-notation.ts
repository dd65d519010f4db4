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

/** `same`, `shifted: note`; null for an empty cell. The schema checks the kind. */
export function parseCognate(cell: string): CognateCell | null {
  const [kind = '', ...note] = cell.split(':');
  return cell.trim() === '' ? null : { kind: kind.trim(), note: note.join(':').trim() };
}

export function printCognate(cognate: CognateCell | null): string {
  if (!cognate) return '';
  return cognate.note === '' ? cognate.kind : `${cognate.kind}: ${cognate.note}`;
}
