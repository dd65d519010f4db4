import { hasJapanese, toKatakana } from './kana.ts';
import { romajiToKana } from './romaji.ts';

/** Particles whose spelling differs from their pronunciation. */
export const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['wa', 'は'],
  ['o', 'を'],
  ['wo', 'を'],
  ['e', 'へ'],
]);

/** No word that a learner asks for is longer; a longer one would be expensive to look up in all its spellings. */
export const WORD_MAX_CHARS = 30;

/** Possible Japanese spellings of a term: as typed, or in kana if it was typed in Latin letters. */
export function spellingsOf(term: string): string[] {
  const typed = term
    .normalize('NFKC')
    .trim()
    .replace(/[。．.?!？！]+$/u, '');
  if (typed === '') return [];
  if (hasJapanese(typed)) return [typed];
  const letters = typed.toLowerCase().replaceAll(/[~〜\s-]/g, '');
  const kana = PARTICLES.get(letters) ?? romajiToKana(letters);
  if (!kana) return [];
  return [kana, toKatakana(kana), ...(letters.length > WORD_MAX_CHARS ? [] : longer(letters))];
}

/** gakko for がっこう: many omit long vowels. */
const longer = (letters: string): string[] =>
  [...letters.matchAll(/o(?![uo])/g)]
    .map(({ index }) => romajiToKana(`${letters.slice(0, index)}ou${letters.slice(index + 1)}`))
    .filter((kana) => kana !== null);
