/** Translate what is read in Vietnamese, or write down what is heard (PRODUCT.md, Practice). */
export const PRACTICE_MODES = ['translate', 'listening'] as const;
export type PracticeMode = (typeof PRACTICE_MODES)[number];
