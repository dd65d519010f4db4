import type { Token } from '../../japanese/tokens/token.ts';
import {
  areClashing,
  broken,
  isCount,
  isIru,
  isLast,
  isNoun,
  isOf,
  isParticle,
  isPlainAdjective,
  isPlainVerb,
  isPoliteEnding,
  isVerbOf,
  type Rule,
  says,
} from './rule.ts';
import {
  ACTION_VERBS,
  ACTIONS,
  DONE_AT_A_PLACE,
  GOING,
  OBJECTS,
  PLACES,
  TAKES_GA,
  TAKES_NI,
  TRANSITIVE_VERBS,
  VEHICLES,
} from './words.ts';

const isWord = (token: Token | undefined): boolean => token !== undefined && !/^(助詞|記号)/.test(token.pos);
/** に of 私はにほん人です begins a word in kana: only を never does. */
const isClear = (particle: Token, next: Token | undefined): boolean =>
  particle.surface === 'を' || /^[\p{sc=Han}\p{sc=Katakana}\p{N}]/u.test(next?.surface ?? '');

/** Which of two particles a verb or an adjective takes: に of 行く, を of 読む. */
const TAKERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [GOING, ['に', 'へ']],
  [TAKES_NI, ['に']],
  [/^(ある|いる|居る)$/, ['に', 'が']],
  [TRANSITIVE_VERBS, ['を', 'で']],
  [TAKES_GA, ['が']],
  [ACTION_VERBS, ['で']],
  [/^する$/, ['を', 'で']],
];

/** 友達に電話する: a noun with する that is done to somebody. */
const ADDRESSES = /^(電話|連絡|質問|返事|相談|メール)$/;

/** は survives because it replaces が and を; else what the next verb takes, else the first. */
function survivorOf(pair: readonly [Token, Token], verb: Token | undefined): Token {
  if (ADDRESSES.test(verb?.surface ?? '')) return pair.find(({ surface }) => surface === 'に') ?? pair[0];
  const wanted = TAKERS.find(([verbs]) => verbs.test(verb?.base ?? ''))?.[1] ?? [];
  const fitting = ['は', ...wanted].map((particle) => pair.find(({ surface }) => surface === particle));
  return fitting.find((token) => token !== undefined) ?? pair[0];
}

/** A wrong particle. */
export const PARTICLE_RULES = {
  // 寿司を好きです, 日本語を分かります; but 好きになる, 分かってください
  'wo-for-ga': (tokens, at) => {
    const [, word, next] = tokens.slice(at, at + 3);
    if (!isParticle(tokens[at], 'を')) return null;
    const isUnderstood = isVerbOf(/^(わかる|分かる)$/, word) && isPoliteEnding(next);
    const isLiked = TAKES_GA.test(word?.base ?? '') && !says(next, 'に', 'な', 'て') && next?.base !== 'がる';
    return isUnderstood || isLiked ? broken(2, 0, 1, 'が') : null;
  },
  // 日本語を難しいです; but 本を面白いと思う
  'wo-for-wa': (tokens, at) =>
    isParticle(tokens[at], 'を') &&
    isPlainAdjective(tokens[at + 1]) &&
    !TAKES_GA.test(tokens[at + 1]?.base ?? '') &&
    says(tokens[at + 2], 'です')
      ? broken(3, 0, 1, 'は')
      : null,
  // 彼は私に本をあげました
  'ageru-to-me': (tokens, at) => {
    const verb = tokens[at + 4];
    const isToMe = /^(私|僕|わたし)$/.test(tokens[at]?.surface ?? '') && isParticle(tokens[at + 1], 'に');
    return verb && isToMe && isParticle(tokens[at + 3], 'を') && isVerbOf(/^あげる$/, verb)
      ? broken(5, 4, 1, verb.surface.replace('あげ', 'くれ'))
      : null;
  },
  // 友達を会います; but 会わせる
  'wo-for-ni': (tokens, at) =>
    isParticle(tokens[at], 'を') && isVerbOf(TAKES_NI, tokens[at + 1]) && !says(tokens[at + 2], 'せる', 'せ')
      ? broken(2, 0, 1, 'に')
      : null,
  // 日本語が話します; but 日本語が話せます, 水が飲みたい
  'ga-for-wo': (tokens, at) =>
    isOf(OBJECTS, tokens[at]) &&
    isParticle(tokens[at + 1], 'が') &&
    isVerbOf(TRANSITIVE_VERBS, tokens[at + 2]) &&
    (isPoliteEnding(tokens[at + 3]) ||
      (isPlainVerb(tokens[at + 2]) && says(tokens[at + 3], 'こと', 'つもり')))
      ? broken(3, 1, 1, 'を')
      : null,
  // 部屋でいます
  'de-for-ni': (tokens, at) =>
    isOf(PLACES, tokens[at]) && says(tokens[at + 1], 'で') && isIru(tokens[at + 2])
      ? broken(3, 1, 1, 'に')
      : null,
  // 東京で住んでいます; but 一人で住んでいます
  'de-for-ni-living': (tokens, at) =>
    says(tokens[at], 'で') &&
    isVerbOf(/^住む$/, tokens[at + 1]) &&
    !isOf(/^(一人|ひとり|二人|ふたり|人|みんな|家族|自分)$/, tokens[at - 1])
      ? broken(2, 0, 1, 'に')
      : null,
  // バスで乗ります
  'de-for-ni-riding': (tokens, at) =>
    isOf(VEHICLES, tokens[at]) && says(tokens[at + 1], 'で') && isVerbOf(/^乗る$/, tokens[at + 2])
      ? broken(3, 1, 1, 'に')
      : null,
  // りんごを三つを食べました
  'wo-after-count': (tokens, at) => {
    if (!isParticle(tokens[at], 'を') || !isCount(tokens[at + 1])) return null;
    const length = isCount(tokens[at + 2]) ? 3 : 2;
    return isParticle(tokens[at + length], 'を') ? broken(length + 1, length, 1, '') : null;
  },
  // 図書館に勉強します, 学校に本を読みます, 家に働きます
  'ni-for-de': (tokens, at) => {
    if (!isOf(PLACES, tokens[at]) || !isParticle(tokens[at + 1], 'に')) return null;
    const object = tokens[at + 2];
    if (isOf(ACTIONS, object) && tokens[at + 3]?.base === 'する' && isLast(tokens[at + 4]))
      return broken(4, 1, 1, 'で');
    if (isVerbOf(DONE_AT_A_PLACE, object))
      return isPoliteEnding(tokens[at + 3]) ? broken(3, 1, 1, 'で') : null;
    const isAction = isParticle(tokens[at + 3], 'を') && isVerbOf(ACTION_VERBS, tokens[at + 4]);
    return isNoun(object) && isAction && isLast(tokens[at + 5]) ? broken(5, 1, 1, 'で') : null;
  },
  // 私はは, 本をが, 学校にで
  'double-particle': (tokens, at) => {
    const [first, second] = tokens.slice(at, at + 2);
    if (!first || !second || !areClashing(first, second)) return null;
    if (!isWord(tokens[at - 1]) || !isClear(second, tokens[at + 2])) return null;
    const verb = tokens
      .slice(at + 2)
      .find(({ pos, base }) => pos.startsWith('動詞') || TAKES_GA.test(base) || ADDRESSES.test(base));
    return broken(2, 0, 2, survivorOf([first, second], verb).surface);
  },
  // あの人を誰ですか
  'wo-before-what': (tokens, at) =>
    isParticle(tokens[at], 'を') &&
    isOf(/^(誰|だれ|何|どこ|いつ|いくら|どれ|どなた)$/, tokens[at + 1]) &&
    says(tokens[at + 2], 'です')
      ? broken(3, 0, 1, 'は')
      : null,
} satisfies Readonly<Record<string, Rule>>;
