/** From the shape of the sentence to its words, their sounds, and what the author says (PRODUCT.md, Practice). */
export const HINT_STEPS = ['structure', 'words', 'firstKana', 'author'] as const;
export type HintStep = (typeof HINT_STEPS)[number];
