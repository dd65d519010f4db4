import { wordSet } from '../../words/word-table.ts';
import { isMe, isPerson, isQuestion } from '../reading/noun-kinds.ts';
import { featuresOf, isFormOf, isParticle, isWord, textOf, tokensOf } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, inflect, NO, noun, verbLexeme } from '../say.ts';
import { counted, countedAt } from './counted.ts';

/** 三つ and 三個, 九時半 and 九時三十分, 十五時 and 午後三時, 二十三歳です and 二十三歳になります, 本を二冊 and 二冊の本を. */
export const number: ParaphraseRule = {
  name: 'number',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* pieces(sentence, at);
      yield* half(sentence, at);
      yield* afternoon(sentence, at);
      yield* age(sentence, at);
      yield* more(sentence, at);
      yield* countOf(sentence, at);
      yield* family(sentence, at);
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

/** With these verbs it is the thing that is counted; 三人で and 千円の本 are not so. */
const COUNTS_SUBJECT = wordSet('いる ある 来る 集まる 参加する 住む 必要 並ぶ 入る');
const COUNTS_OBJECT = wordSet(
  '買う 食べる 飲む 読む 書く 持つ 借りる 送る 注文する 覚える 作る 見る 撮る もらう 使う 売る',
);
const COUNTERS = /^(?:人|匹|頭|枚|本|冊|台|個|つ|杯|着|足|軒|通)$/u;

/** 学生が百人いる and 百人の学生がいる, 本を二冊読む and 二冊の本を読む. */
function* countOf({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [first, second, third, fourth, fifth] = units.slice(at);
  const before = units[at - 1];
  const isFree = !before || before.endsSentence || isParticle(before, 'は', 'に', 'で', 'から');
  if (!isFree || !first || !second || !third || !fourth) return;
  const pattern = textOf(units.slice(at, at + 4));
  if (isParticle(second, 'の') && isParticle(fourth, 'が', 'を') && isCountOf(first, third, fourth, fifth))
    yield { from: at, to: at + 4, tokens: tokensOf([third, fourth, first]), pattern };
  // 一枚の写真 is one certain picture.
  const isSome = (countedAt(third)?.value ?? 1) > 1;
  if (isSome && isParticle(second, 'が', 'を') && isCountOf(third, first, second, fourth))
    yield { from: at, to: at + 3, tokens: [...tokensOf([third]), NO, ...tokensOf([first, second])], pattern };
}

/** People are counted with 人, things are not: 二人の秘密, 子供が三つ. */
function isCountOf(
  count: ReadUnit,
  thing: ReadUnit,
  particle: ReadUnit,
  verb: ReadUnit | undefined,
): boolean {
  const counter = countedAt(count)?.counter ?? '';
  if (!COUNTERS.test(counter) || thing.kind !== 'word' || thing.role !== 'noun') return false;
  if (isPerson(thing) !== (counter === '人') || isMe(thing) || isQuestion(thing)) return false;
  return (isParticle(particle, 'が') ? COUNTS_SUBJECT : COUNTS_OBJECT).has(verb?.lexeme?.dictionary ?? '');
}

/** 家族は四人です and うちは四人家族です. */
function* family({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [relatives, wa, count, copula] = units.slice(at);
  if (
    !isWord(relatives, '家族') ||
    !isParticle(wa, 'は') ||
    copula?.kind !== 'copula' ||
    !relatives ||
    !wa ||
    !count
  )
    return;
  const isOurs = at === 0 || (at === 2 && isMe(units[0]) && isParticle(units[1], 'の'));
  if (countedAt(count)?.counter !== '人' || !isOurs || isParticle(units[at + 4], 'か')) return;
  const said = tokensOf([count, relatives, copula]);
  const rewrite = { from: 0, to: at + 4, pattern: textOf(units.slice(0, at + 4)) };
  yield { ...rewrite, tokens: said };
  yield { ...rewrite, tokens: [noun('うち'), ...wa.tokens, ...said] };
}
