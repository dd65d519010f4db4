import { COGNATE_KINDS } from '#contract/dictionary/word-classes.ts';
import { COGNATE_NOTE_MAX_CHARS } from '#contract/limits.ts';
import { kanjiOf } from '#core/japanese/kana.ts';
import type { Word } from './word.ts';

/** These are about a Vietnamese word that the note must name. */
const NAMES_THE_WORD: ReadonlySet<string> = new Set(['reversed', 'rare']);

/** A single character is not a word that Vietnamese could share. */
const KANJI_MIN = 2;

export function checkCognate({ kanji, cognate }: Word): string[] {
  if (!cognate) return [];
  const { kind, note } = cognate;
  const mistakes: string[] = [];
  if (!COGNATE_KINDS.some((known) => known === kind)) mistakes.push(`${kind} is no kind of cognate`);
  if (kanjiOf(kanji).length < KANJI_MIN)
    mistakes.push(`a cognate of ${kanji}, which has less than ${KANJI_MIN} kanji`);
  if (kind !== 'same' && note === '') mistakes.push(`${kind} needs a note`);
  if (NAMES_THE_WORD.has(kind) && !/"\p{L}+ \p{L}[^"]*"/u.test(note))
    mistakes.push(`the note of ${kind} names no Vietnamese word in quotation marks: ${note}`);
  if (note !== '' && !/\.["”]?$/u.test(note)) mistakes.push(`the note does not end in a full stop: ${note}`);
  if (note.length > COGNATE_NOTE_MAX_CHARS)
    mistakes.push(`the note is longer than ${COGNATE_NOTE_MAX_CHARS}`);
  return mistakes;
}
