import type { Headword } from '../dictionary/headwords.ts';
import type { Token } from '../japanese/tokens/token.ts';

/** Tokens that an author says are one dictionary item. */
export interface PinnedSpan {
  readonly id: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** The item is written exactly so: よろしくお願いします is learnt as a whole, with the forms in it. */
  readonly isPhrase: boolean;
}

/** Where the pinned texts stand, and those that stand nowhere. A text must begin and end where tokens do. */
export function pinnedSpans(
  tokens: readonly Token[],
  pins: Readonly<Record<string, number>>,
  word: (id: number) => Headword | undefined,
): { readonly found: readonly PinnedSpan[]; readonly loose: readonly string[] } {
  const spans = Object.entries(pins).map(([text, id]) => {
    const { kanji = '', hiragana = '', variants = '' } = word(id) ?? {};
    const isPhrase = [kanji, hiragana, ...variants.split('、')].includes(text);
    const places = tokens.flatMap((_, from) => {
      const to = endOf(tokens, from, text);
      return to === null ? [] : [{ id, text, from, to, isPhrase }];
    });
    return { text, places };
  });
  return {
    found: spans.flatMap(({ places }) => places),
    loose: spans.filter(({ places }) => places.length === 0).map(({ text }) => text),
  };
}

function endOf(tokens: readonly Token[], from: number, text: string): number | null {
  let said = '';
  for (let at = from; said.length < text.length && at < tokens.length; at += 1) {
    said += tokens[at]?.surface ?? '';
    if (said === text) return at + 1;
  }
  return null;
}
