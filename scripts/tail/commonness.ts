import type { Commonness } from '#core/tail/tail-words.ts';

const NO_BAND = 99;

/** JMdict marks words of newspapers and word lists; `nf01` to `nf48` are bands of 500 words. */
const bandOf = (priorities: readonly string[]): number =>
  Math.min(NO_BAND, ...priorities.map((mark) => Number(/^nf(\d\d)$/.exec(mark)?.[1] ?? NO_BAND)));

export function commonnessOf(priorities: readonly string[]): Commonness {
  if (priorities.length === 0) return 3;
  const band = bandOf(priorities);
  if (band <= 12) return 0;
  return band <= 24 || priorities.some((mark) => /^(?:ichi|spec|gai)1$/.test(mark)) ? 1 : 2;
}

/**
 * Which of several words with one reading is meant, the lowest first: words of the basic list (`ichi1`), then those of
 * newspapers, then those without a mark. いきがい is 生き甲斐 before 域外, which newspapers print more often.
 */
export function rankOf(priorities: readonly string[]): number {
  const band = bandOf(priorities) / (NO_BAND + 1);
  if (priorities.includes('ichi1')) return band;
  if (priorities.some((mark) => /^(?:news|spec|gai)1$/.test(mark))) return 1 + band;
  return priorities.length > 0 ? 2 + band : 3 + band;
}
