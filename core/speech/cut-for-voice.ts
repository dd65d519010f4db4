import { beatsOf } from './beats-of.ts';
import type { SpelledText } from './spell-for-voice.ts';
import type { SpokenWord } from './spoken-word.ts';

/** The engine accepts 20 seconds at a time; at half speed, this many beats take about 16. */
const BEATS_MAX = 60;

/**
 * Splits a text into parts that the engine accepts: as few as possible, split at punctuation, or between words if there
 * is none.
 */
export function cutForVoice({ text, words }: SpelledText): string[] {
  if (beatsOf(words) <= BEATS_MAX) return [text];
  const clauses = clausesOf(words).flatMap((clause) => joined(clause.map((word) => [word])));
  return joined(clauses).map((piece) => piece.map((word) => word.text).join(''));
}

/** Each clause ends with its punctuation mark. */
function clausesOf(words: readonly SpokenWord[]): SpokenWord[][] {
  const clauses: SpokenWord[][] = [[]];
  for (const word of words) {
    clauses.at(-1)?.push(word);
    if (word.morae === 0) clauses.push([]);
  }
  return clauses;
}

/** Joins parts as long as they fit. */
function joined(parts: readonly (readonly SpokenWord[])[]): SpokenWord[][] {
  const pieces: SpokenWord[][] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last && beatsOf(last) + beatsOf(part) <= BEATS_MAX) last.push(...part);
    else pieces.push([...part]);
  }
  return pieces;
}
