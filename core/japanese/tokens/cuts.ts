import type { Token } from './token.ts';

/** Where a text may be cut, in UTF-16 units. */
export interface Cuts {
  /** Between any two words. */
  readonly words: ReadonlySet<number>;
  /** Between words that do not belong together: slots begin and end there. */
  readonly groups: ReadonlySet<number>;
}

export function cutsOf(tokens: readonly Token[]): Cuts {
  const words = new Set([0]);
  const groups = new Set([0]);
  let end = 0;
  let inPredicate = false;
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const continues = inPredicate && continuesPredicate(token);
    if (!before || !(continues || belongTogether(before, token))) groups.add(end);
    inPredicate = continues || /^(動詞|形容詞|助動詞)/.test(token.pos);
    end += token.surface.length;
    words.add(end);
  });
  return { words, groups: groups.add(end) };
}

/** 食べ・て・い・ます, 行か・なけれ・ば・なり・ませ・ん, おいし・そう・です. */
const continuesPredicate = ({ pos, surface }: Token) =>
  pos.startsWith('助動詞') ||
  /^(動詞|形容詞)\/(非自立|接尾)|^名詞\/接尾/.test(pos) ||
  (pos.startsWith('助詞/接続助詞') && /^[てでば]$/.test(surface));

/** 勉強・する; 十・二・時. */
const belongTogether = (before: Token, after: Token) =>
  (before.pos.startsWith('名詞/サ変接続') && after.base === 'する' && after.pos.startsWith('動詞')) ||
  (before.pos.startsWith('名詞/数') && /^名詞\/(数|接尾\/助数詞)/.test(after.pos));

/**
 * The starts of all bunsetsu but the first. A bunsetsu is a content word with its modifiers and the particles after it.
 */
export function bunsetsuStarts(tokens: readonly Token[]): number[] {
  const { groups } = cutsOf(tokens);
  const starts: number[] = [];
  let end = 0;
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    if (before && groups.has(end) && !belongsTo(before, token)) starts.push(end);
    end += token.surface.length;
  });
  return starts;
}

function belongsTo(before: Token, after: Token): boolean {
  if (/^(接頭詞|連体詞|助詞\/連体化|記号\/括弧開)/.test(before.pos)) return true;
  if (after.pos.startsWith('記号')) return !after.pos.startsWith('記号/括弧開');
  if (/^(助詞|助動詞)|^(動詞|形容詞|名詞)\/(非自立|接尾)/.test(after.pos)) return true;
  if (!after.pos.startsWith('名詞')) return false;
  // 赤い・車, 読んだ・本; 日本語・学校. But 昨日 and 私 are separate.
  return /^(動詞|形容詞|助動詞)/.test(before.pos) || /^名詞(?!\/(副詞可能|代名詞))/.test(before.pos);
}
