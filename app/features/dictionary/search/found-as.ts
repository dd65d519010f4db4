import type { FoundItem } from '#contract/dictionary/item.ts';

/** How the typed text led to a word, where that needs an explanation. */
export type FoundAs =
  | { readonly kind: 'inflected'; readonly matched: string; readonly chain: readonly string[] }
  | { readonly kind: 'piece'; readonly matched: string };

/** Ignores differences that the learner does not care about: full width, spaces, case. */
const normalized = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export function foundAs(item: FoundItem, searched: string): FoundAs | null {
  const { matched, chain } = item;
  if (chain.length > 0) return { kind: 'inflected', matched, chain };
  const obvious = [item.kanji, item.hiragana, searched].map(normalized);
  return obvious.includes(normalized(matched)) ? null : { kind: 'piece', matched };
}
