import {
  broken,
  isEnd,
  isNoun,
  isOf,
  isParticle,
  isPlainAdjective,
  isVerbOf,
  type Rule,
  says,
  stemOf,
} from './rule.ts';
import { NA_ADJECTIVES } from './words.ts';

/** Mistakes with adjectives. */
export const ADJECTIVE_RULES = {
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
  // かわいいの犬
  'adjective-no': (tokens, at) =>
    isPlainAdjective(tokens[at]) && says(tokens[at + 1], 'の') && isNoun(tokens[at + 2])
      ? broken(3, 1, 1, '')
      : null,
  // きれいの花
  'adjective-na-no': (tokens, at) =>
    isOf(NA_ADJECTIVES, tokens[at]) && isParticle(tokens[at + 1], 'の') && isNoun(tokens[at + 2])
      ? broken(3, 1, 1, 'な')
      : null,
  // 親切い人, 雨いです: い is no ending of a noun
  'noun-i': (tokens, at) => {
    const [noun, ending, next] = tokens.slice(at, at + 3);
    const isWord = /^名詞\/(形容動詞語幹|一般|固有名詞|サ変接続)/.test(noun?.pos ?? '');
    if (!isWord || !says(ending, 'い') || !isVerbOf(/^いる$/, ending)) return null;
    if (isNoun(next) || isOf(/^(人|物|もの|こと|所)$/, next))
      return broken(3, 1, 1, noun?.pos.startsWith('名詞/形容動詞語幹') ? 'な' : 'の');
    return isEnd(next) || says(next, 'です', 'でし', 'じゃ', 'で', 'だ', 'だっ') ? broken(2, 1, 1, '') : null;
  },
  // 寒いになりました
  'adjective-ni': (tokens, at) => {
    const adjective = tokens[at];
    return adjective &&
      isPlainAdjective(adjective) &&
      isParticle(tokens[at + 1], 'に') &&
      isVerbOf(/^(なる|する|走る|歩く|書く|話す|起きる|寝る|食べる|読む)$/, tokens[at + 2])
      ? broken(3, 0, 2, `${stemOf(adjective)}く`)
      : null;
  },
  // 親切と静かです: と joins nouns only
  'adjective-to': (tokens, at) =>
    (tokens[at]?.pos.startsWith('名詞/形容動詞語幹') ?? false) &&
    isParticle(tokens[at + 1], 'と') &&
    /^(名詞\/形容動詞語幹|形容詞\/自立)/.test(tokens[at + 2]?.pos ?? '') &&
    says(tokens[at + 3], 'です', 'でし', 'だ')
      ? broken(3, 1, 1, 'で')
      : null,
  // 人が多いあります
  'adjective-aru': (tokens, at) =>
    isPlainAdjective(tokens[at]) &&
    isVerbOf(/^(ある|いる)$/, tokens[at + 1]) &&
    tokens[at + 1]?.pos.startsWith('動詞') &&
    says(tokens[at + 2], 'ます')
      ? broken(3, 1, 2, 'です')
      : null,
  // 高かったでした
  'past-deshita': (tokens, at) =>
    (tokens[at]?.surface.endsWith('かっ') ?? false) &&
    says(tokens[at + 1], 'た') &&
    says(tokens[at + 2], 'でし') &&
    says(tokens[at + 3], 'た')
      ? broken(4, 2, 2, 'です')
      : null,
} satisfies Readonly<Record<string, Rule>>;
