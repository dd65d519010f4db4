/** Translate what is read in Vietnamese, or write down what is heard (PRODUCT.md, Practice). */
export const PRACTICE_MODES = ['translate', 'listening'] as const;
export type PracticeMode = (typeof PRACTICE_MODES)[number];

/** Opened by links to a lesson, and meant by calls that name no mode. */
export const DEFAULT_PRACTICE_MODE = 'translate' satisfies PracticeMode;

interface PracticeModeFacts {
  /** The end of its address. */
  readonly segment: string;
  /** What the learner answers: the Vietnamese sentence as text, or the Japanese one as sound. */
  readonly prompt: 'text' | 'sound';
}

/**
 * To add a mode, name it in the list. The compiler then asks for its row here, its texts, its points, its judge and its
 * icon; `app/routes.ts` needs its page.
 */
export const practiceModes: Readonly<Record<PracticeMode, PracticeModeFacts>> = {
  translate: { segment: 'sentence', prompt: 'text' },
  listening: { segment: 'listening', prompt: 'sound' },
};
