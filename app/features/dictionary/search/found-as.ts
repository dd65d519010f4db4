import type { FoundItem } from '#contract/dictionary/item.ts';

/** How a typed text led to a word, where that needs saying. */
export type FoundAs =
  | { readonly kind: 'inflected'; readonly matched: string; readonly chain: readonly string[] }
  | { readonly kind: 'piece'; readonly matched: string };

/** Whether it was typed in full width or with spaces around is no news to whoever typed it. */
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

export function foundAs(item: FoundItem, searched: string): FoundAs | null {
  const { matched, chain } = item;
  if (chain.length > 0) return { kind: 'inflected', matched, chain };
  const known = [item.kanji, item.hiragana, searched].map(plain);
  return known.includes(plain(matched)) ? null : { kind: 'piece', matched };
}
