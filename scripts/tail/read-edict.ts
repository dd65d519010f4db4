import { readFileSync, statSync } from 'node:fs';
import type { TailWord } from '#core/tail/tail-words.ts';

/** Where Debian's package `edict` puts the words of JMdict, as text in EUC-JP. */
export const EDICT_FILE = '/usr/share/edict/edict';

export const hasEdict = (): boolean => statSync(EDICT_FILE, { throwIfNoEntry: false })?.isFile() === true;

/** The words that are written in kana alone: no package of npm has them. Empty where the package is not installed. */
export function readEdict(): TailWord[] {
  if (!hasEdict()) return [];
  // The first line is about the file.
  const [, ...lines] = new TextDecoder('euc-jp').decode(readFileSync(EDICT_FILE)).split('\n');
  return lines.flatMap((line) => edictWord(line) ?? []);
}

const LINE = /^(?<word>[\p{sc=Hiragana}\p{sc=Katakana}ー・]+) \/(?<glosses>.+)\/$/u;
/** Word class, number of the sense, field: `(n) (1) (uk)`. */
const CODES = /^(?:\([^)]*\) ?)+/;
const NEW_SENSE = /\((?:[2-9]|[1-9]\d)\)/;
const COMMON = '(P)';

/** `グミ /(n) gummi/gummi candy/`; null for a word with kanji, which is in the package of npm. */
export function edictWord(line: string): TailWord | null {
  const { word, glosses = '' } = LINE.exec(line)?.groups ?? {};
  if (word === undefined) return null;
  const parts = glosses.split('/');
  const senses: string[][] = [];
  for (const part of parts) {
    const [codes = ''] = CODES.exec(part) ?? [];
    const gloss = part.slice(codes.length).trim();
    if (gloss === '') continue;
    if (senses.length === 0 || NEW_SENSE.test(codes)) senses.push([gloss]);
    else senses.at(-1)?.push(gloss);
  }
  if (senses.length === 0) return null;
  return { spellings: [word], readings: [word], senses, commonness: parts.includes(COMMON) ? 1 : 3 };
}
