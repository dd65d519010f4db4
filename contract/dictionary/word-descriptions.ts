import { WORD_LEVELS } from '../levels.ts';
import { HOMOGRAPHS_MAX, RELATED_ITEMS_MAX } from '../limits.ts';
import { bridgeTexts } from '../texts/dictionary.ts';
import { conjugationFormNames, conjugationGroupNames, inflectionNames } from '../texts/inflection.ts';

/**
 * The names and numbers with which the rules of `core/dictionary` describe words: the same on the server and in a
 * browser that has a pack.
 */
export const wordDescriptions = {
  levels: WORD_LEVELS,
  names: {
    inflections: inflectionNames,
    groups: conjugationGroupNames,
    forms: conjugationFormNames,
    bridges: bridgeTexts,
  },
  maxima: { related: RELATED_ITEMS_MAX, alike: HOMOGRAPHS_MAX },
} as const;
