import { hasKanji } from '../../japanese/kana.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import { broken, formOf, isPlainVerb, type Rule, says } from './rule.ts';

const isVerb = (token: Token | undefined): token is Token => token?.pos.startsWith('動詞') ?? false;
const isOwnVerb = (token: Token | undefined): token is Token => token?.pos.startsWith('動詞/自立') ?? false;
const isMasu = (token: Token | undefined): boolean => says(token, 'ます');
const isKudasai = (token: Token | undefined): boolean => says(token, 'ください', '下さい');
const isNai = (token: Token | undefined): boolean =>
  token?.base === 'ない' &&
  /^(助動詞|形容詞)/.test(token.pos) &&
  /^な(い|かっ|く|けれ)$/u.test(token.surface);
/** In kana, a verb may be a part of another word: しつれ＋い of しつれい. */
const isClearVerb = (token: Token | undefined): token is Token =>
  isOwnVerb(token) && (hasKanji(token.surface) || token.base === 'する');
/** 待ち, 読み: the form before ます. The tokenizer splits 足りない into 足り of 足る. */
const isGodanStem = (token: Token | undefined): token is Token =>
  isClearVerb(token) &&
  token.conjugation.startsWith('五段') &&
  /[いきぎしちにびみり]$/u.test(token.surface) &&
  token.base !== '足る';
/** 開け, 待ち, し: not 開けて, and not 待っ of 待って. */
const isStem = (token: Token | undefined): token is Token =>
  isClearVerb(token) && token.surface !== token.base && !/[てでっんら]$/u.test(token.surface);

const stemOf = (verb: Token): string => formOf(verb, 'polite').replace(/ます$/u, '');
const beforeNai = (verb: Token): string => formOf(verb, 'negative').replace(/ない$/u, '');

/** Verbs in a form that cannot stand before what follows. */
export const VERB_FORM_RULES = {
  // 食べるください, 開けますください, 開けください; but お待ちください
  'verb-kudasai': (tokens, at) => {
    const verb = tokens[at];
    if (!isVerb(verb)) return null;
    if (isPlainVerb(verb) && isKudasai(tokens[at + 1])) return broken(2, 0, 1, formOf(verb, 'te'));
    if (isMasu(tokens[at + 1]) && isKudasai(tokens[at + 2])) return broken(3, 0, 2, formOf(verb, 'te'));
    const isHonorific = /[おご御]$/u.test(tokens[at - 1]?.surface ?? '');
    return isStem(verb) && !isHonorific && isKudasai(tokens[at + 1])
      ? broken(2, 0, 1, formOf(verb, 'te'))
      : null;
  },
  // 食べないください
  'nai-kudasai': (tokens, at) =>
    says(tokens[at], 'ない') && isVerb(tokens[at - 1]) && isKudasai(tokens[at + 1])
      ? broken(2, 0, 1, 'ないで')
      : null,
  // 読むています, 食べるて
  'plain-te': (tokens, at) => {
    const verb = tokens[at];
    return verb && isPlainVerb(verb) && says(tokens[at + 1], 'て') && tokens[at + 1]?.pos === '助詞/接続助詞'
      ? broken(2, 0, 2, formOf(verb, 'te'))
      : null;
  },
  // 行くたことがあります
  'plain-ta': (tokens, at) => {
    const verb = tokens[at];
    return verb && isPlainVerb(verb) && says(tokens[at + 1], 'た') && tokens[at + 1]?.pos === '助動詞'
      ? broken(2, 0, 2, formOf(verb, 'past'))
      : null;
  },
  // 読みいます
  'te-missing': (tokens, at) => {
    const verb = tokens[at];
    const isHonorific = /[おご御]$/u.test(tokens[at - 1]?.surface ?? '');
    const iru = tokens[at + 1];
    return isStem(verb) && !isHonorific && iru?.base === 'いる' && iru.pos.startsWith('動詞')
      ? broken(2, 0, 1, formOf(verb, 'te'))
      : null;
  },
  // 行くないです, 食べるなければなりません
  'plain-nai': (tokens, at) => {
    const verb = tokens[at];
    return isOwnVerb(verb) && isPlainVerb(verb) && isNai(tokens[at + 1])
      ? broken(2, 0, 1, beforeNai(verb))
      : null;
  },
  // 行きない, 飲みなければなりません
  'stem-nai': (tokens, at) => {
    const verb = tokens[at];
    return isGodanStem(verb) && isNai(tokens[at + 1]) ? broken(2, 0, 1, beforeNai(verb)) : null;
  },
  // 行かますない, 出かけますなかった
  'masu-nai': (tokens, at) => {
    const verb = tokens[at];
    if (!isVerb(verb) || !isMasu(tokens[at + 1]) || !isNai(tokens[at + 2])) return null;
    if (says(tokens[at + 2], 'ない')) return broken(3, 0, 3, formOf(verb, 'polite-negative'));
    return says(tokens[at + 3], 'た') ? broken(4, 0, 4, formOf(verb, 'polite-past-negative')) : null;
  },
  // 行かないました, 行かないます
  'nai-masu': (tokens, at) => {
    const verb = tokens[at];
    if (!isVerb(verb) || !says(tokens[at + 1], 'ない')) return null;
    if (isMasu(tokens[at + 2])) return broken(3, 0, 3, formOf(verb, 'polite-negative'));
    return says(tokens[at + 2], 'まし') && says(tokens[at + 3], 'た')
      ? broken(4, 0, 4, formOf(verb, 'polite-past-negative'))
      : null;
  },
  // 飲むたいです, 飲みますたいです
  'verb-tai': (tokens, at) => {
    const verb = tokens[at];
    if (!isVerb(verb)) return null;
    if (isPlainVerb(verb) && tokens[at + 1]?.base === 'たい') return broken(2, 0, 1, stemOf(verb));
    return isMasu(tokens[at + 1]) && tokens[at + 2]?.base === 'たい' ? broken(3, 1, 1, '') : null;
  },
  // 起きりました: an ichidan verb inflected as godan
  'ichidan-ri': (tokens, at) => {
    const verb = tokens[at];
    return isOwnVerb(verb) &&
      verb.conjugation.startsWith('一段') &&
      says(tokens[at + 1], 'り') &&
      says(tokens[at + 2], 'ます', 'まし', 'ませ')
      ? broken(3, 1, 1, '')
      : null;
  },
  // 来らない
  'kuru-nai': (tokens, at) =>
    says(tokens[at], '来ら') && isNai(tokens[at + 1]) ? broken(2, 0, 1, '来') : null,
  // 泳ぐできます, which the tokenizer splits into で and き
  'plain-dekiru': (tokens, at) => {
    const verb = tokens[at];
    if (!isClearVerb(verb) || !isPlainVerb(verb)) return null;
    const [next, after] = tokens.slice(at + 1, at + 3);
    const isSplit = says(next, 'で') && says(after, 'き', 'きる') && isVerb(after);
    return isSplit || next?.base === 'できる' || next?.base === '出来る'
      ? broken(isSplit ? 3 : 2, 0, 1, `${verb.base}ことが`)
      : null;
  },
  // 親切ます, 勉強ます
  'noun-masu': (tokens, at) => {
    const noun = tokens[at];
    const isWord = /^名詞\/(形容動詞語幹|代名詞|サ変接続|一般)/.test(noun?.pos ?? '');
    if (!noun || !isWord || !/[\p{sc=Han}\p{sc=Katakana}ー]$/u.test(noun.surface)) return null;
    const [next, after] = tokens.slice(at + 1, at + 3);
    if (next?.base !== 'ます' || next.pos !== '助動詞') return null;
    if (noun.pos.startsWith('名詞/サ変接続')) return broken(2, 0, 1, `${noun.surface}し`);
    if (isMasu(next)) return broken(2, 1, 1, 'です');
    if (says(next, 'まし')) return broken(3, 1, 1, 'でし');
    return says(after, 'ん') ? broken(3, 1, 2, 'ではありません') : null;
  },
} satisfies Readonly<Record<string, Rule>>;
