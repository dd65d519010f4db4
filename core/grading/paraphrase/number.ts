import { wordSet } from '../words/word-table.ts';
import { counted, countedAt } from './counted.ts';
import { featuresOf, isFormOf, isParticle, isWord, textOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from './rule.ts';
import { adverb, caseParticle, inflect, noun, verbLexeme } from './say.ts';
import { actOf } from './speech-act.ts';

/** 三つ and 三個, 九時半 and 九時三十分, 十五時 and 午後三時, 二十三歳です and 二十三歳になります. */
export const number: ParaphraseRule = {
  name: 'number',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* pieces(sentence, at);
      yield* half(sentence, at);
      yield* afternoon(sentence, at);
      yield* age(sentence, at);
      yield* more(sentence, at);
    }
  },
};

const SMALL_SOLID = wordSet(`
  りんご リンゴ 卵 みかん オレンジ レモン トマト 玉ねぎ じゃがいも ケーキ パン おにぎり 飴 チョコレート ボール 石 消しゴム 箱 荷物 電池 ボタン 桃 梨 柿
  スイカ メロン ドーナツ コロッケ 餃子 ハンバーガー 不良品 製品 商品 品物 お菓子 じゃが芋 たまねぎ かばん 鞄
`);
const DRINKS = wordSet('コーヒー お茶 紅茶 ビール 水 ジュース 牛乳 ワイン ミルク コーラ');
const TSU_MAX = 9;

/** りんごを三つ and りんごを三個; ordering drinks, コーヒーを二つ and コーヒーを二杯. */
function* pieces({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const found = countedAt(units[at]);
  if (!found || found.value > TSU_MAX || !['つ', '個', 'こ', '杯'].includes(found.counter)) return;
  const thing = isParticle(units[at + 1], 'の') ? units[at + 2] : units[at - 2];
  const isBefore = isParticle(units[at - 1], 'を', 'が', 'は');
  if (!isBefore && thing !== units[at + 2]) return;
  const rewrite = { from: at, to: at + 1, pattern: textOf(units.slice(at, at + 1)), points: ['so-dem'] };
  if (SMALL_SOLID.has(thing?.text ?? '') && found.counter !== '杯')
    yield {
      ...rewrite,
      tokens: found.counter === 'つ' ? counted(found.value, '個', 'こ') : counted(found.value, 'つ', 'つ'),
    };
  const isOrder = isFormOf(units[at + 1], 'くださる', 'お願いする');
  if (DRINKS.has(thing?.text ?? '') && isOrder && found.counter !== '個')
    yield {
      ...rewrite,
      tokens: found.counter === 'つ' ? counted(found.value, '杯', 'はい') : counted(found.value, 'つ', 'つ'),
    };
}

const HALF_AN_HOUR = 30;

/** 九時半 and 九時三十分, 一時間半 and 一時間三十分; not 半年. */
function* half({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const hour = countedAt(units[at]);
  const next = units[at + 1];
  if (hour?.counter !== '時' && hour?.counter !== '時間') return;
  const rewrite = { from: at + 1, to: at + 2, pattern: textOf(units.slice(at, at + 2)) };
  const minutes = countedAt(next);
  if (isWord(next, '半')) yield { ...rewrite, tokens: counted(HALF_AN_HOUR, '分', 'ふん') };
  else if (minutes?.counter === '分' && minutes.value === HALF_AN_HOUR)
    yield { ...rewrite, tokens: [noun('半', 'はん')] };
}

const NOON = 12;
const MIDNIGHT = 24;

/** 十五時 and 午後三時. 午前九時 and 九時 are not: nine in the evening is 九時 too. */
function* afternoon({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const hasNo = isParticle(units[at + 1], 'の');
  const hour = isWord(units[at], '午後') ? countedAt(units[at + (hasNo ? 2 : 1)]) : null;
  if (hour?.counter === '時' && hour.value < NOON) {
    const to = at + (hasNo ? 3 : 2);
    yield {
      from: at,
      to,
      tokens: counted(hour.value + NOON, '時', 'じ'),
      pattern: textOf(units.slice(at, to)),
    };
  }
  const clock = countedAt(units[at]);
  if (clock?.counter !== '時' || clock.value <= NOON || clock.value >= MIDNIGHT) return;
  const tokens = [noun('午後', 'ごご'), ...counted(clock.value - NOON, '時', 'じ')];
  yield { from: at, to: at + 1, tokens, pattern: textOf(units.slice(at, at + 1)) };
}

/** 今年二十三歳です and 今年二十三歳になります. */
function* age({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [years, copula] = units.slice(at);
  const form = featuresOf(copula);
  const isThisYear = isWord(units[at - 1], '今年', 'ことし') || isWord(units[at - 2], '今年', 'ことし');
  if (!/^[歳才]$/u.test(countedAt(years)?.counter ?? '') || copula?.kind !== 'copula' || !isThisYear || !form)
    return;
  if (form.past || form.negative || form.mood !== 'statement') return;
  const said = inflect(verbLexeme('なる', 'なる', 'godan'), { polite: form.polite });
  if (said)
    yield {
      from: at + 1,
      to: at + 2,
      tokens: [caseParticle('に'), ...said],
      pattern: textOf(units.slice(at, at + 2)),
    };
}

/** もう二つ and あと二つ, of what is asked for; もう三年です is "already". */
function* more(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [word, count] = units.slice(at);
  const counter = countedAt(count)?.counter ?? '';
  if (!isWord(word, 'もう', 'あと') || !/^(?:つ|個|人|枚|本|冊|杯|台)$/u.test(counter)) return;
  const act = actOf(sentence, at);
  if (act === 'request' || act === 'wish')
    yield {
      from: at,
      to: at + 1,
      tokens: [adverb(isWord(word, 'もう') ? 'あと' : 'もう')],
      pattern: word?.text ?? '',
    };
}
