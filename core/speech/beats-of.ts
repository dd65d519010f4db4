import type { SpokenWord } from './spoken-word.ts';

/** A punctuation mark is a pause of about this many beats. */
const PAUSE_BEATS = 3;

/** The length of spoken words: at half speed, a beat takes about a quarter of a second. */
export const beatsOf = (words: readonly SpokenWord[]): number =>
  words.reduce((sum, { morae }) => sum + (morae || PAUSE_BEATS), 0);
