import type { GrammarMatch } from '../grammar/recognise.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { type Part, textOf } from './sentence-parts.ts';

/** よる of 〜によって, いける of 〜てはいけません and の of 〜のですが are taught by points, not as words. */
export function belongsToGrammar<Row extends { readonly hiragana: string }>(
  part: Part<Row>,
  tokens: readonly Token[],
  matches: readonly GrammarMatch[],
): boolean {
  const { from, to, word, row } = part;
  const token = tokens[from];
  if (!token || ENDING_LIKE_NOUN.test(token.pos)) return true;
  if (isFormalNoun(token, tokens[from - 1]) || isPartOfPattern(token, from, tokens)) return true;
  // 中(ちゅう) of 期間中 and 後(ご) of 三日後 are not 中(なか) and 後(あと).
  if (token.pos.startsWith('名詞/接尾') && row && row.hiragana !== word.reading) return true;
  const around = matches.filter(({ words }) => words.includes(from));
  if (around.length === 0) return false;
  const afterParticle = tokens[from - 1]?.pos.startsWith('助詞') ?? false;
  if (word.kind === 'verb' && afterParticle && around.some(({ words }) => words.includes(from - 1)))
    return true;
  return to === from + 1 && token.pos.includes('非自立');
}

/** そう of 〜そうです, よう of 〜ようです: the tokenizer takes these endings for nouns. */
const ENDING_LIKE_NOUN = /^名詞\/(?:特殊|接尾\/助動詞語幹|非自立\/助動詞語幹)/u;

/** Nouns that only join clauses. */
const FORMAL_NOUNS: readonly string[] = 'の ん ため はず つもり わけ まま うえ かぎり 限り'.split(' ');
/** Nouns that do so unless something stands before them that only nouns have: 本当のこと, 大事なこと. */
const HALF_FORMAL_NOUNS: readonly string[] = ['こと', 'もの', 'ところ'];

function isFormalNoun({ pos, surface }: Token, before: Token | undefined): boolean {
  if (!pos.startsWith('名詞/非自立')) return false;
  if (FORMAL_NOUNS.includes(surface)) return true;
  const isNoun = before?.pos === '連体詞' || ['の', 'な'].includes(before?.surface ?? '');
  return HALF_FORMAL_NOUNS.includes(surface) && !isNoun;
}

interface PatternWord {
  readonly base: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Words that mean nothing of their own next to these; not every such pattern has a point. */
const PATTERN_WORDS: readonly PatternWord[] = [
  // 高くありません, に違いありません, 恐れがあります, ことはありません: nothing exists.
  { base: /^ある$/u, before: /く[はも]?$/u, after: /^ませ/u },
  { base: /^ある$/u, before: /(?:に違い|恐れが|おそれが|はず[はが]|わけ[はが]|ことは)$/u },
  { base: /^違い$/u, before: /に$/u, after: /^(?:あり|ない|なかっ)/u },
  { base: /^(?:恐れ|おそれ)$/u, after: /^が?あ[りるっ]/u },
  { base: /^わり$/u, after: /^に/u },
  { base: /^限る$/u, before: /と[はも]$/u },
  { base: /^得る$/u, before: /ざるを$/u },
  // からといって; 言う of a speaker is written 言.
  { base: /^いう$/u, before: /と$/u },
  { base: /^初めて$/u, before: /[てで]$/u },
  { base: /^(?:いい|よい|よろしい)$/u, before: /(?:[てで]も|ほうが|方が|ば|たら)$/u },
  { base: /^なる$/u, before: /[おご御][^、。]{1,4}に$/u },
  { base: /^[こそあ]の$/u, after: /^まま/u },
  { base: /^(?:ほか|他)$/u, before: /の$/u, after: /^に/u },
  { base: /^どう$/u, before: /か$/u, after: /^か/u },
  // 減った以上: "now that", not "more than".
  { base: /^以上$/u, before: /(?:[たるうくすつぶむぐ]|である)$/u },
  { base: /^どの$/u, after: /^(?:よう|[くぐ]らい)/u },
  { base: /^方$/u, before: /[いきしちにみりぎびえけせてねめれげべ]$/u },
];

function isPartOfPattern({ base }: Token, at: number, tokens: readonly Token[]): boolean {
  const before = textOf(tokens.slice(0, at));
  const after = textOf(tokens.slice(at + 1));
  return PATTERN_WORDS.some(
    (word) =>
      word.base.test(base) && (word.before?.test(before) ?? true) && (word.after?.test(after) ?? true),
  );
}
