import { hasJapanese, toKatakana } from '#core/japanese/kana.ts';
import { romajiToKana } from '#core/japanese/romaji.ts';

/** Particles that are written otherwise than they are said. */
export const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['wa', 'は'],
  ['o', 'を'],
  ['wo', 'を'],
  ['e', 'へ'],
]);

/** No word that a learner asks for is longer; what is would cost much to look up, in every way to spell it. */
export const WORD_MAX_CHARS = 30;

/** How a term may be written in Japanese: as it was typed, or in kana where it was typed in Latin letters. */
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

/** gakko for がっこう: many leave out that a vowel is long. */
const longer = (letters: string): string[] =>
  [...letters.matchAll(/o(?![uo])/g)]
    .map(({ index }) => romajiToKana(`${letters.slice(0, index)}ou${letters.slice(index + 1)}`))
    .filter((kana) => kana !== null);
