/** JLPT levels of dictionary items, the easiest first (PRODUCT.md, Dictionary). */
export const ITEM_LEVELS = ['N5', 'N4', 'N3', 'N2', 'N1'] as const;
export type ItemLevel = (typeof ITEM_LEVELS)[number];

/** The level of any word: one of the long tail has none. */
export const WORD_LEVELS = [...ITEM_LEVELS, ''] as const;
export type WordLevel = (typeof WORD_LEVELS)[number];

/** The levels to choose from when a lesson is created (PRODUCT.md, Courses). */
export const LESSON_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type LessonLevel = (typeof LESSON_LEVELS)[number];

/** The hardest words of a lesson of this level. */
export const ITEM_LEVEL_OF: Readonly<Record<LessonLevel, ItemLevel>> = {
  A1: 'N5',
  A2: 'N4',
  B1: 'N3',
  B2: 'N2',
  C1: 'N1',
  C2: 'N1',
};

/** Whether learners may choose between polite and plain, or must use the form of the model answer. */
export const SENTENCE_REGISTERS = ['free', 'pinned'] as const;
export type SentenceRegister = (typeof SENTENCE_REGISTERS)[number];
