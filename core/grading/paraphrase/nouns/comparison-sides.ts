import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { hasQuestion, isPerson, isPlace, isTime, isVehicle } from '../reading/noun-kinds.ts';
import { phraseStart } from '../reading/phrase-places.ts';
import {
  featuresOf,
  isAdjective,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, dependentNoun, NO, topicParticle } from '../say.ts';

/** 電車はバスより速い, 電車のほうがバスより速い and バスより電車のほうが速い. */
export const comparisonSides: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const sides = sidesAt(sentence, at);
      if (sides) yield* otherSides(sentence, sides);
    }
  },
};

type Order = 'topic' | 'more-first' | 'less-first';

interface Sides {
  /** Where the first of the two phrases begins, and where the second one ends. */
  readonly from: number;
  readonly to: number;
  readonly more: readonly ReadUnit[];
  readonly less: readonly ReadUnit[];
  readonly order: Order;
}

/** The two phrases around より at this place. */
function sidesAt(sentence: ReadSentence, yori: number): Sides | null {
  const { units } = sentence;
  if (!isParticle(units[yori], 'より') || !isNoun(units[yori - 1])) return null;
  const start = phraseStart(units, yori - 1);
  const less = units.slice(start, yori);
  const before = units[start - 1];
  if (isParticle(before, 'は') && isNoun(units[start - 2])) {
    const more = units.slice(phraseStart(units, start - 2), start - 1);
    return { from: start - 1 - more.length, to: yori + 1, more, less, order: 'topic' };
  }
  if (isHouGa(units, start - 3)) {
    const from = phraseStart(units, start - 4);
    return { from, to: yori + 1, more: units.slice(from, start - 3), less, order: 'more-first' };
  }
  const no = units.findIndex((unit, at) => at > yori && isParticle(unit, 'の') && isHouGa(units, at));
  if (no === -1 || phraseStart(units, no - 1) !== yori + 1) return null;
  return { from: start, to: no + 3, more: units.slice(yori + 1, no), less, order: 'less-first' };
}

/** 晩 and 昨日 count as times, not as nouns. */
const isNoun = (unit: ReadUnit | undefined): unit is ReadUnit =>
  unit?.kind === 'word' && !isWord(unit, 'の', 'こと', 'もの', 'ほう', '方');

const isHouGa = (units: readonly ReadUnit[], no: number): boolean =>
  isParticle(units[no], 'の') && isWord(units[no + 1], 'ほう', '方') && isParticle(units[no + 2], 'が');

const HOU_GA = [NO, dependentNoun('ほう'), caseParticle('が')];

/** The order of two phrases with particles is free anyway. */
function* otherSides(sentence: ReadSentence, sides: Sides): Iterable<Rewrite> {
  const { units } = sentence;
  const { from, to, order } = sides;
  if (hasQuestion(units) || !mayBeTopic(sentence, sides)) return;
  const more = tokensOf(sides.more);
  const less = [...tokensOf(sides.less), caseParticle('より')];
  const about = { from, to, pattern: textOf(units.slice(from, to)) };
  if (order === 'topic') {
    yield { ...about, tokens: [...more, ...HOU_GA, ...less] };
    yield { ...about, tokens: [...less, ...more, ...HOU_GA] };
  } else yield { ...about, tokens: [...more, topicParticle('は'), ...less], points: ['yori-hou-ga'] };
}

/** 猫は犬より好きです, この服はあの服よりいいです: about what one would choose, ほうが is said. */
const CHOSEN = wordSet('好き 大好き 嫌い いい 良い よい ほしい 欲しい 必要');
/** 彼は背が高い: what of somebody is compared. */
const OF_BODY = ['背', '髪', '足', '力', '声', '人口', '物価', '家賃'];
const DEGREES = ['ずっと', 'もっと', '少し', 'ちょっと', 'だいぶ', 'かなり'];

/** One sentence that only compares the two: は names one of them, and both are of the same kind. */
function mayBeTopic(sentence: ReadSentence, { from, to, more, less }: Sides): boolean {
  const { units, vietnamese } = sentence;
  const end = sentenceEnd(sentence, from);
  const opens = from === 0 || units[from - 1]?.endsSentence === true;
  if (!opens || (vietnamese !== '' && !vietnameseSays(sentence, 'hơn'))) return false;
  const rest = units.slice(to, end).filter((unit) => !isParticle(unit, 'よ', 'ね', 'か'));
  const last = rest.at(-1);
  const form = featuresOf(last);
  if (!last || !form || form.negative || form.wish || form.mood !== 'statement') return false;
  const word = last.kind === 'copula' ? rest.at(-2) : last;
  const isQuality = isAdjective(last) || word?.tokens.at(-1)?.pos.includes('形容動詞語幹') === true;
  if (!isQuality || CHOSEN.has(word?.lexeme?.dictionary ?? word?.text ?? '')) return false;
  const between = rest.slice(0, last.kind === 'copula' ? -2 : -1).filter((unit) => !isWord(unit, ...DEGREES));
  const isOfBody = isWord(between[0], ...OF_BODY) && isParticle(between[1], 'が') && between.length === 2;
  const [one, other] = [more.at(-1), less.at(-1)];
  return (between.length === 0 || isOfBody) && one !== undefined && areAlike(one, other, more, less);
}

/** What something was or was thought to be: 彼は前より元気です compares nobody with him. */
const EARLIER = wordSet('前 以前 昔 予想 想像 普段 いつも 最初 今まで 平均 期待 実際');
const HERE = /^(?:これ|それ|あれ|こちら|そちら|あちら|この|その|あの)$/u;

/** Two people, two days, two places, two means, or two things; 今週のテストは先週より is about the tests. */
function areAlike(
  one: ReadUnit,
  other: ReadUnit | undefined,
  more: readonly ReadUnit[],
  less: readonly ReadUnit[],
): boolean {
  if (!other || EARLIER.has(other.text)) return false;
  const kinds = [isPerson, isTime, isPlace, isVehicle] as const;
  if (kinds.some((is) => is(one) !== is(other))) return false;
  const isKnownKind = kinds.some((is) => is(one));
  const isBare = more.length === 1 && less.length === 1;
  const isSame =
    one.text === other.text || (HERE.test(more[0]?.text ?? '') && HERE.test(less[0]?.text ?? ''));
  return isKnownKind || isBare || isSame;
}
