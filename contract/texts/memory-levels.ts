import type { MemoryLevel } from '#core/memory/levels.ts';

/** How well a thing is remembered. */
export const memoryLevelNames: Readonly<Record<MemoryLevel, string>> = {
  new: 'Mới',
  learning: 'Đang học',
  young: 'Mới nhớ',
  stable: 'Nhớ chắc',
  known: 'Đã biết',
  aside: 'Tạm cất',
};

/** At the end of a lesson. */
export const wordsToRememberTexts = {
  why: 'Đưa các từ này vào ôn tập để được hỏi lại đúng lúc sắp quên.',
  add: (count: number) => `Đưa ${count} từ vào ôn tập`,
  all: 'Các từ này đã ở trong ôn tập.',
  toReview: 'Mở ôn tập',
} as const;
