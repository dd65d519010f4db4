import { NEAR_MISSES_MAX, SEARCH_RESULTS_MAX, SUGGESTIONS_MAX } from '../limits.ts';
import { wordDescriptions } from './word-descriptions.ts';
import { blankWord, type WordValues } from './word-fields.ts';

/** A word of a pack: an item without its times. */
export interface PackWord extends WordValues {
  readonly id: number;
}

/** What `core/pack/open-pack.ts` needs to answer as the server does. */
export const packWordParts = {
  blank: blankWord,
  descriptions: wordDescriptions,
  maxima: { results: SEARCH_RESULTS_MAX, suggestions: SUGGESTIONS_MAX, nearWords: NEAR_MISSES_MAX },
} as const;
