/**
 * From the structure of the sentence to its words, their first sounds, and the hint of the author (PRODUCT.md,
 * Practice).
 */
export const HINT_STEPS = ['structure', 'words', 'firstKana', 'author'] as const;
export type HintStep = (typeof HINT_STEPS)[number];
