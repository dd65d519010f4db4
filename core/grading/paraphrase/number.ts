import { numeralValue } from '../../japanese/numerals.ts';
import type { Token } from '../../japanese/tokens/token.ts';
import { folded } from '../typed/fold.ts';
import { wordSet } from '../words/word-table.ts';
import {
  featuresOf,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { adverb, caseParticle, inflect, noun, verbLexeme } from './say.ts';
import { actOf } from './speech-act.ts';

/** 三つ and 三個, 九時半 and 九時三十分, 十五時 and 午後三時, 三年 and 三年間, 一回 and 一度, 三十分ぐらい and 約三十分. */
export const number: ParaphraseRule = {
  name: 'number',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* pieces(sentence, at);
      yield* half(sentence, at);
      yield* afternoon(sentence, at);
      yield* lasting(sentence, at);
      yield* times(sentence, at);
      yield* about(sentence, at);
      yield* age(sentence, at);
      yield* more(sentence, at);
    }
  },
};

interface Counted {
  readonly value: number;
  readonly counter: string;
}

function countedAt(unit: ReadUnit | undefined): Counted | null {
  if (unit?.kind !== 'number') return null;
  const [, numeral = '', counter = ''] =
    /^([\d〇零一二三四五六七八九十百千万]+)(\D*)$/u.exec(folded(unit.text)) ?? [];
  const value = numeral === '' ? null : numeralValue(numeral);
  return value === null ? null : { value, counter };
}

const counted = (value: number, counter: string, reading: string): readonly Token[] => [
  { surface: String(value), reading: '', pos: '名詞/数', base: '*', conjugation: '' },
  { surface: counter, reading, pos: '名詞/接尾/助数詞', base: counter, conjugation: '' },
];

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

/** Verbs that go on for a time: 三年働く. */
const LASTS = wordSet(`
  働く 住む 勉強する 習う 待つ 休む 泊まる 続く 続ける 付き合う 旅行する 入院する 通う 過ごす 練習する 使う 寝る 歩く いる 走る 泳ぐ 勤める 塗る 暮らす
  学ぶ 教える 飲む 運転する 研究する 滞在する 降る 留学する 煮る 焼く 温める 経験する
`);

/** 三年働く and 三年間働く; not 三年前, 三日に. */
function* lasting({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = units[at];
  // 半年間 is cut before 間.
  const isCut = isWord(unit, '半年') && isWord(units[at + 1], '間');
  const next = units[at + (isCut ? 2 : 1)];
  if (!unit || !isVerb(next) || !LASTS.has(next?.lexeme?.dictionary ?? '')) return;
  if (isCut) yield { from: at, to: at + 2, tokens: unit.tokens, pattern: '半年間' };
  if (isCut) return;
  const last = unit.tokens.at(-1);
  const isTime =
    unit.kind === 'number' ? /(?:年|日|か月|ヶ月|カ月|ヵ月|分)間?$/u.test(unit.text) : isWord(unit, '半年');
  if (!isTime || !last) return;
  const rewrite = { from: at, to: at + 1, pattern: unit.text };
  const others = unit.tokens.slice(0, -1);
  const surface = last.surface.endsWith('間') ? last.surface.slice(0, -1) : `${last.surface}間`;
  const reading = last.surface.endsWith('間') ? last.reading.replace(/かん$/u, '') : `${last.reading}かん`;
  yield { ...rewrite, tokens: [...others, { ...last, surface, base: surface, reading }] };
}

const TIMES_MAX = 3;
const WARMTH = /気温|温度|熱|体温|角度/u;

/** 一回 and 一度, 何回も and 何度も, もう一回 and もう一度; not degrees, nor 二度と. */
function* times(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  if (!unit || WARMTH.test(textOf(units.slice(0, sentenceEnd(sentence, at))))) return;
  const rewrite = { from: at, to: at + 1, pattern: unit.text };
  const found = countedAt(unit);
  if (found && found.value <= TIMES_MAX && found.counter === '回')
    yield { ...rewrite, tokens: counted(found.value, '度', 'ど') };
  if (found && found.value <= TIMES_MAX && found.counter === '度')
    yield { ...rewrite, tokens: counted(found.value, '回', 'かい') };
  const again = AGAIN.find(([word]) => isWord(unit, word));
  if (again && (again[0].startsWith('もう') || isParticle(units[at + 1], 'も')))
    yield { ...rewrite, tokens: [adverb(again[1], again[2])] };
  if (
    isWord(unit, 'もう') &&
    found === null &&
    countedAt(units[at + 1])?.counter === '回' &&
    countedAt(units[at + 1])?.value === 1
  )
    yield { from: at, to: at + 2, tokens: [adverb('もう一度', 'もういちど')], pattern: 'もう一回' };
}

const AGAIN = [
  ['もう一度', 'もう一回', 'もういっかい'],
  ['何度', '何回', 'なんかい'],
  ['何回', '何度', 'なんど'],
] as const;

const ABOUT = ['ぐらい', 'くらい', 'ほど'];

/** 三十分ぐらい, 三十分ほど and 約三十分; of an hour of the day 三時ごろ and 三時ぐらい. */
function* about({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = units[at];
  const [, next, later] = units.slice(at);
  if (!unit) return;
  const isClock =
    countedAt(unit)?.counter === '時' || (isWord(unit, '半') && countedAt(units[at - 1])?.counter === '時');
  const isAsked = unit.text.startsWith('何') && unit.text.length > 1;
  if (isClock && isWord(next, 'ごろ', '頃', 'ころ') && !isParticle(later))
    yield { from: at + 1, to: at + 2, tokens: [caseParticle('ぐらい')], pattern: '〜ごろ' };
  if (isClock && isParticle(next, 'ぐらい', 'くらい'))
    yield { from: at + 1, to: at + 2, tokens: [noun('ごろ')], pattern: `〜${next?.text}` };
  if (isClock || (unit.kind !== 'number' && !isAsked)) return;
  const hasAbout = isWord(units[at - 1], '約');
  const said = ABOUT.find((word) => isParticle(next, word));
  const own = tokensOf([unit]);
  if (hasAbout && !said)
    for (const word of ['ぐらい', 'ほど'])
      yield {
        from: at - 1,
        to: at + 1,
        tokens: [...own, caseParticle(word)],
        pattern: textOf(units.slice(at - 1, at + 1)),
      };
  if (!said || hasAbout || isParticle(later, 'の', 'しか', 'も')) return;
  const rewrite = { from: at, to: at + 2, pattern: `〜${said}`, points: ['gurai'] };
  yield { ...rewrite, tokens: [...own, caseParticle(said === 'ほど' ? 'ぐらい' : 'ほど')] };
  if (!isAsked) yield { ...rewrite, tokens: [noun('約', 'やく'), ...own] };
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
