import type { Token } from '../japanese/tokens/token.ts';
import {
  broken,
  isCount,
  isNoun,
  isOf,
  isParticle,
  isPlainAdjective,
  isVerbOf,
  type Rule,
  says,
  iruFor,
} from './slip-rules.ts';
import {
  ACTIONS,
  ANIMALS,
  AT_A_TIME,
  CLOCK,
  DESTINATIONS,
  GOING,
  LIVING,
  LOOKS,
  NA_ADJECTIVES,
  OBJECTS,
  PLACES,
  TIMES_WITHOUT_NI,
} from './slip-words.ts';

/** 二つ → 二匹 for animals, 二人 for people. */
const countOf = (counted: Token, { surface }: Token): string =>
  surface.replace(/つ$/u, isOf(ANIMALS, counted) ? '匹' : '人');

/** Mistakes with places, times and counts, and before a noun. */
export const PLACE_AND_COUNT_RULES = {
  // 学校で行きます; but バスで行きます
  'de-for-ni-going': (tokens, at) =>
    isOf(DESTINATIONS, tokens[at]) && says(tokens[at + 1], 'で') && isVerbOf(GOING, tokens[at + 2])
      ? broken(3, 1, 1, 'に')
      : null,
  // 学校を行きます
  'wo-for-ni-going': (tokens, at) =>
    isOf(DESTINATIONS, tokens[at]) && isParticle(tokens[at + 1], 'を') && isVerbOf(GOING, tokens[at + 2])
      ? broken(3, 1, 1, 'に')
      : null,
  // 七時で起きます
  'de-for-ni-time': (tokens, at) => {
    const clock = tokens[at]?.pos.startsWith('名詞/数') ? 1 : 0;
    const [time, particle, verb] = tokens.slice(at + clock, at + clock + 3);
    return isOf(CLOCK, time) && says(particle, 'で') && isVerbOf(AT_A_TIME, verb)
      ? broken(clock + 3, clock + 1, 1, 'に')
      : null;
  },
  // 日本語が勉強します
  'ga-for-wo-suru': (tokens, at) =>
    isOf(OBJECTS, tokens[at]) &&
    isParticle(tokens[at + 1], 'が') &&
    isOf(ACTIONS, tokens[at + 2]) &&
    isVerbOf(/^する$/, tokens[at + 3])
      ? broken(4, 1, 1, 'を')
      : null,
  // 先生を質問します
  'wo-for-ni-suru': (tokens, at) =>
    isOf(LIVING, tokens[at]) &&
    isParticle(tokens[at + 1], 'を') &&
    isOf(/^(質問|電話|連絡|返事|相談)$/, tokens[at + 2]) &&
    isVerbOf(/^する$/, tokens[at + 3])
      ? broken(4, 1, 1, 'に')
      : null,
  // 部屋で静かです; but 日本で有名です
  'de-for-wa': (tokens, at) =>
    isOf(PLACES, tokens[at]) &&
    says(tokens[at + 1], 'で') &&
    isOf(LOOKS, tokens[at + 2]) &&
    says(tokens[at + 3], 'です', 'でし')
      ? broken(4, 1, 1, 'は')
      : null,
  // 毎日に勉強します; but 明日になる, 明日にする
  'ni-after-day': (tokens, at) => {
    const next = tokens[at + 2];
    const isFree = isNoun(next) || isVerbOf(AT_A_TIME, next) || isVerbOf(/^(食べる|飲む|見る|読む)$/, next);
    return isOf(TIMES_WITHOUT_NI, tokens[at]) && isParticle(tokens[at + 1], 'に') && isFree
      ? broken(2, 1, 1, '')
      : null;
  },
  // 犬が二つあります, 犬が二つ います
  'thing-count-of-living': (tokens, at) => {
    const [counted, , count, verb] = tokens.slice(at, at + 4);
    const isWrong =
      counted && isOf(LIVING, counted) && isParticle(tokens[at + 1], 'が', 'を') && count && verb;
    if (!isWrong || !/^[一二三四五六七八九]つ$/u.test(count.surface)) return null;
    const right = countOf(counted, count);
    return isVerbOf(/^ある$/, verb) ? broken(4, 2, 2, right + iruFor(verb)) : broken(3, 2, 1, right);
  },
  // 犬が二匹あります
  'aru-for-living-counted': (tokens, at) => {
    if (!isOf(LIVING, tokens[at]) || !isParticle(tokens[at + 1], 'が') || !isCount(tokens[at + 2]))
      return null;
    if (tokens[at + 2]?.surface.endsWith('つ')) return null;
    const length = isCount(tokens[at + 3]) ? 4 : 3;
    const verb = tokens[at + length];
    return verb && isVerbOf(/^ある$/, verb) ? broken(length + 1, length, 1, iruFor(verb)) : null;
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
} satisfies Readonly<Record<string, Rule>>;
