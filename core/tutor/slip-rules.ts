import { conjugate } from '../japanese/inflection/conjugate.ts';
import type { ConjugationCode } from '../japanese/inflection/conjugation-forms.ts';
import { withoutRuby } from '../japanese/ruby.ts';
import type { Token } from '../japanese/tokens/token.ts';
import {
  ACTION_VERBS,
  ACTIONS,
  LIVING,
  NA_ADJECTIVES,
  OBJECTS,
  PLACES,
  TAKES_GA,
  TAKES_NI,
  THINGS,
  TRANSITIVE_VERBS,
  VEHICLES,
} from './slip-words.ts';

export type Tokens = readonly Token[];

/** Where a rule is broken, and how to correct it. */
export interface Broken {
  /** How many tokens are wrong together. */
  readonly length: number;
  /** The first of them to replace … */
  readonly from: number;
  /** … how many to replace … */
  readonly count: number;
  /** … and their replacement. */
  readonly right: string;
}

/** Checks the tokens from `at` on. */
export type Rule = (tokens: Tokens, at: number) => Broken | null;

const isAdjective = (token: Token | undefined): boolean => token?.pos.startsWith('形容詞/自立') ?? false;
/** 高い in its dictionary form: not 高く, not 高かっ. */
export const isPlainAdjective = (token: Token | undefined): boolean =>
  isAdjective(token) && token?.surface === token?.base;
export const isPlainVerb = (token: Token | undefined): boolean =>
  (token?.pos.startsWith('動詞') ?? false) && token?.surface === token?.base;
export const isNoun = (token: Token | undefined): boolean =>
  /^名詞\/(一般|サ変接続|固有名詞|副詞可能)/.test(token?.pos ?? '');
export const isParticle = (token: Token | undefined, ...surfaces: string[]): boolean =>
  (token?.pos.startsWith('助詞') ?? false) && surfaces.includes(token?.surface ?? '');
export const says = (token: Token | undefined, ...surfaces: string[]): boolean =>
  surfaces.includes(token?.surface ?? '');
export const isOf = (words: RegExp, token: Token | undefined): boolean => words.test(token?.surface ?? '');
export const isVerbOf = (verbs: RegExp, token: Token | undefined): boolean =>
  (token?.pos.startsWith('動詞') ?? false) && verbs.test(token?.base ?? '');
/** いる "to be there". 要る "to need" has another conjugation. */
const isIru = (token: Token | undefined): boolean =>
  token?.base === 'いる' && token.pos.startsWith('動詞/自立') && token.conjugation.startsWith('一段');
export const isEnd = (token: Token | undefined): boolean => !token || /^[。！？!?]$/.test(token.surface);
const isPoliteEnding = (token: Token | undefined): boolean => says(token, 'ます', 'まし', 'ませ');
/** The verb is final: not joined to another one, as in 買って帰る and 勉強しに行く. */
const isLast = (token: Token | undefined): boolean => isPoliteEnding(token) || isEnd(token);

export const isCount = (token: Token | undefined): boolean =>
  /^名詞\/(数|接尾\/助数詞)/.test(token?.pos ?? '') || /^[一二三四五六七八九]つ$/u.test(token?.surface ?? '');

export const broken = (length: number, from: number, count: number, right: string): Broken => ({
  length,
  from,
  count,
  right,
});

/** 高い → 高, いい → よ. */
const stemOf = ({ surface }: Token): string => (surface === 'いい' ? 'よ' : surface.slice(0, -1));

export function formOf({ base, conjugation }: Token, code: ConjugationCode): string {
  const wordClass = conjugation.startsWith('一段')
    ? 'verb-ichidan'
    : conjugation.startsWith('五段')
      ? 'verb-godan'
      : 'verb-irregular';
  const forms = conjugate(base === '来る' ? '来[く]る' : base, wordClass).flatMap((group) => group.forms);
  return withoutRuby(forms.find((form) => form.code === code)?.ruby ?? base);
}

/** あり＋ます → い＋ます, あっ＋た → い＋た. */
export const iruFor = ({ surface }: Token): string => (surface === 'ある' ? 'いる' : 'い');

/** い＋ます → あり＋ます, い＋た → あっ＋た, い＋ない → ない. */
function aruFor({ surface }: Token, next: Token | undefined): string {
  if (surface === 'いる') return 'ある';
  if (isPoliteEnding(next)) return 'あり';
  return says(next, 'た', 'て') ? 'あっ' : '';
}

export const RULES = {
  // 高いでした
  'adjective-deshita': (tokens, at) => {
    const token = tokens[at];
    return token && isPlainAdjective(token) && says(tokens[at + 1], 'でし') && says(tokens[at + 2], 'た')
      ? broken(3, 0, 3, `${stemOf(token)}かったです`)
      : null;
  },
  // 高いじゃない, 高いではありません
  'adjective-janai': (tokens, at) => {
    const token = tokens[at];
    if (!token || !isPlainAdjective(token)) return null;
    const joined = says(tokens[at + 1], 'じゃ')
      ? 1
      : says(tokens[at + 1], 'で') && says(tokens[at + 2], 'は')
        ? 2
        : 0;
    const next = tokens[at + 1 + joined];
    if (joined === 0 || !/^(ない|ある)$/.test(next?.base ?? '')) return null;
    return broken(joined + 2, 0, joined + 1, `${stemOf(token)}く`);
  },
  // 高いだ。
  'adjective-da': (tokens, at) =>
    isPlainAdjective(tokens[at]) && says(tokens[at + 1], 'だ') && isEnd(tokens[at + 2])
      ? broken(2, 1, 1, '')
      : null,
  // 高いな本
  'adjective-i-na': (tokens, at) =>
    isPlainAdjective(tokens[at]) && says(tokens[at + 1], 'な') && isNoun(tokens[at + 2])
      ? broken(3, 1, 1, '')
      : null,
  // 静か部屋
  'adjective-na-missing': (tokens, at) => {
    const token = tokens[at];
    return token && isOf(NA_ADJECTIVES, token) && (isNoun(tokens[at + 1]) || says(tokens[at + 1], '人'))
      ? broken(2, 0, 1, `${token.surface}な`)
      : null;
  },
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
    isPoliteEnding(tokens[at + 3])
      ? broken(3, 1, 1, 'を')
      : null,
  // 犬があります
  'aru-for-living': (tokens, at) => {
    const verb = tokens[at + 2];
    return verb && isOf(LIVING, tokens[at]) && isParticle(tokens[at + 1], 'が') && isVerbOf(/^ある$/, verb)
      ? broken(3, 2, 1, iruFor(verb))
      : null;
  },
  // 本がいます
  'iru-for-things': (tokens, at) => {
    const verb = tokens[at + 2];
    return verb && isOf(THINGS, tokens[at]) && isParticle(tokens[at + 1], 'が') && isIru(verb)
      ? broken(3, 2, 1, aruFor(verb, tokens[at + 3]))
      : null;
  },
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
  // 飲むたいです
  'verb-tai': (tokens, at) => {
    const token = tokens[at];
    return token && isPlainVerb(token) && tokens[at + 1]?.base === 'たい'
      ? broken(2, 0, 1, formOf(token, 'polite').replace(/ます$/u, ''))
      : null;
  },
  // りんごを三つを食べました
  'wo-after-count': (tokens, at) => {
    if (!isParticle(tokens[at], 'を') || !isCount(tokens[at + 1])) return null;
    const length = isCount(tokens[at + 2]) ? 3 : 2;
    return isParticle(tokens[at + length], 'を') ? broken(length + 1, length, 1, '') : null;
  },
  // 図書館に勉強します, 学校に本を読みます
  'ni-for-de': (tokens, at) => {
    if (!isOf(PLACES, tokens[at]) || !isParticle(tokens[at + 1], 'に')) return null;
    const object = tokens[at + 2];
    if (isOf(ACTIONS, object) && tokens[at + 3]?.base === 'する' && isLast(tokens[at + 4]))
      return broken(4, 1, 1, 'で');
    const isAction = isParticle(tokens[at + 3], 'を') && isVerbOf(ACTION_VERBS, tokens[at + 4]);
    return isNoun(object) && isAction && isLast(tokens[at + 5]) ? broken(5, 1, 1, 'で') : null;
  },
  // 食べるです, 食べますです
  'verb-desu': (tokens, at) => {
    const token = tokens[at];
    if (!token || !says(tokens[at + 1], 'です')) return null;
    if (says(token, 'ます')) return broken(2, 1, 1, '');
    return isPlainVerb(token) ? broken(2, 0, 2, formOf(token, 'polite')) : null;
  },
  // 食べるください
  'verb-kudasai': (tokens, at) => {
    const token = tokens[at];
    return token && isPlainVerb(token) && says(tokens[at + 1], 'ください', '下さい')
      ? broken(2, 0, 1, formOf(token, 'te'))
      : null;
  },
  // 私はは, 本をを
  'double-particle': (tokens, at) =>
    isParticle(tokens[at], 'は', 'が', 'を', 'に', 'で') && tokens[at]?.surface === tokens[at + 1]?.surface
      ? broken(2, 1, 1, '')
      : null,
} satisfies Readonly<Record<string, Rule>>;
