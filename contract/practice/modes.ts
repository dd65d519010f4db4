/** Translate a Vietnamese sentence, or write down a spoken one (PRODUCT.md, Practice). */
export const PRACTICE_MODES = ['translate', 'listening'] as const;
export type PracticeMode = (typeof PRACTICE_MODES)[number];

/** Used for links to a lesson, and for calls without a mode. */
export const DEFAULT_PRACTICE_MODE = 'translate' satisfies PracticeMode;

interface PracticeModeFacts {
  /** The last segment of its address. */
  readonly segment: string;
  /** What the learner gets: the Vietnamese sentence as text, or the Japanese one as sound. */
  readonly prompt: 'text' | 'sound';
}

/**
 * To add a mode, add it to the list. The compiler then asks for its row here, its texts, its points, its judge and its
 * icon; `app/routes.ts` needs its page.
 */
export const practiceModes: Readonly<Record<PracticeMode, PracticeModeFacts>> = {
  translate: { segment: 'sentence', prompt: 'text' },
  listening: { segment: 'listening', prompt: 'sound' },
};
