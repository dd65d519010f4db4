import type { SpokenWord } from './spoken-word.ts';

/** A mark is a pause of about so many beats. */
const PAUSE_BEATS = 3;

/** How long words take to say: slowly spoken, about a fifth of a second for each beat. */
export const beatsOf = (words: readonly SpokenWord[]): number =>
  words.reduce((sum, { morae }) => sum + (morae || PAUSE_BEATS), 0);
