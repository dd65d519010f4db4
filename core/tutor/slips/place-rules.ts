import type { Token } from '../../japanese/tokens/token.ts';
import { broken, isNoun, isOf, isParticle, isVerbOf, type Rule, says } from './rule.ts';
import {
  ACTIONS,
  ANIMALS,
  AT_A_TIME,
  CLOCK,
  DESTINATIONS,
  GOING,
  LIVING,
  LOOKS,
  OBJECTS,
  PLACES,
  THINGS,
  TIMES_WITHOUT_NI,
} from './words.ts';

/** 二つ → 二匹 for animals, 二人 for people. */
const countOf = (counted: Token, { surface }: Token): string =>
  surface.replace(/つ$/u, isOf(ANIMALS, counted) ? '匹' : '人');

/** Counters of long, flat and bound things and of machines. */
const THING_COUNTERS = /^(本|枚|冊|台|個)$/;
/** 三 → 三つ; above nine there is only 個. */
const inThings = ({ surface }: Token): string =>
  /^[一二三四五六七八九]$/u.test(surface) ? `${surface}つ` : `${surface}個`;

/** Mistakes with places, times and counts. */
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
    const isHabit = isOf(/^毎/, tokens[at]) && (next?.pos.startsWith('動詞/自立') ?? false);
    return isOf(TIMES_WITHOUT_NI, tokens[at]) && isParticle(tokens[at + 1], 'に') && (isFree || isHabit)
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
    return isVerbOf(/^ある$/, verb)
      ? broken(4, 2, 2, right + (verb.surface === 'ある' ? 'いる' : 'い'))
      : broken(3, 2, 1, right);
  },
  // 六時起きます
  'ni-missing-time': (tokens, at) =>
    tokens[at]?.pos.startsWith('名詞/数') &&
    isOf(/^(時|時半)$/, tokens[at + 1]) &&
    isVerbOf(/^(起きる|寝る|始まる|終わる|着く)$/, tokens[at + 2])
      ? broken(3, 1, 1, `${tokens[at + 1]?.surface ?? ''}に`)
      : null,
  // 猫を三本飼っています, 三本の猫
  'counter-of-living': (tokens, at) => {
    const [first, second, third, fourth] = tokens.slice(at, at + 4);
    const isAfter =
      isOf(LIVING, first) &&
      isParticle(second, 'が', 'を') &&
      third?.pos === '名詞/数' &&
      isOf(THING_COUNTERS, fourth);
    if (isAfter && first) return broken(4, 3, 1, isOf(ANIMALS, first) ? '匹' : '人');
    const isBefore =
      first?.pos === '名詞/数' && isOf(THING_COUNTERS, second) && says(third, 'の') && isOf(LIVING, fourth);
    return isBefore && fourth ? broken(4, 1, 1, isOf(ANIMALS, fourth) ? '匹' : '人') : null;
  },
  // りんごを三人ください
  'counter-of-things': (tokens, at) => {
    const particle = isParticle(tokens[at + 1], 'を', 'が') ? 1 : 0;
    const [number, counter, verb] = tokens.slice(at + particle + 1, at + particle + 4);
    const isWrong =
      (isOf(THINGS, tokens[at]) || isOf(OBJECTS, tokens[at])) &&
      number?.pos === '名詞/数' &&
      isOf(/^(人|匹|名)$/, counter) &&
      (says(verb, 'ください', '下さい') || isVerbOf(/^(ある|買う)$/, verb));
    return isWrong && number ? broken(particle + 3, particle + 1, 2, inThings(number)) : null;
  },
} satisfies Readonly<Record<string, Rule>>;
