import { wordSet } from '../../words/word-table.ts';
import { isPlace } from '../reading/noun-kinds.ts';
import {
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, noun } from '../say.ts';
import { type Counted, counted, countedAt } from './counted.ts';

/** How long, how often and about how much: 三年 and 三年間, 一回 and 一度, 三十分ぐらい and 約三十分. */
export const numberExtent: ParaphraseRule = {
  name: 'number',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* lasting(sentence, at);
      yield* times(sentence, at);
      yield* about(sentence, at);
      yield* aboutTheHour(sentence, at);
      yield* atMost(sentence, at);
    }
  },
};

/** Verbs that go on for a time: 三年働く. */
const LASTS = wordSet(`
  働く 住む 勉強する 習う 待つ 休む 泊まる 続く 続ける 付き合う 旅行する 入院する 通う 過ごす 練習する 使う 寝る 歩く いる 走る 泳ぐ 勤める 塗る 暮らす
  学ぶ 教える 飲む 運転する 研究する 滞在する 降る 留学する 煮る 焼く 温める 経験する
`);

/** 三年働く and 三年間働く; not 三年前, 三日に. */
function* lasting({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = units[at];
  // 半年間 is cut before 間.
  const isCut = isWord(unit, '半年') && isWord(units[at + 1], '間');
  const after = units.slice(at + (isCut ? 2 : 1));
  // 三年日本で働く: the place may stand between.
  const isPlaced = isPlace(after[0]) && isParticle(after[1], 'で', 'に');
  const next = after[isPlaced ? 2 : 0];
  if (!unit || !isVerb(next) || !LASTS.has(next?.lexeme?.dictionary ?? '')) return;
  if (isCut) yield { from: at, to: at + 2, tokens: unit.tokens, pattern: '半年間' };
  const last = unit.tokens.at(-1);
  if (isCut || !last || !(isWord(unit, '半年') || isDuration(units, at, vietnamese))) return;
  const rewrite = { from: at, to: at + 1, pattern: unit.text };
  const others = unit.tokens.slice(0, -1);
  const surface = last.surface.endsWith('間') ? last.surface.slice(0, -1) : `${last.surface}間`;
  const reading = last.surface.endsWith('間') ? last.reading.replace(/かん$/u, '') : `${last.reading}かん`;
  yield { ...rewrite, tokens: [...others, { ...last, surface, base: surface, reading }] };
}

/** Beyond these a number with 年 or 日 is a date: 二〇二〇年. */
const LONGEST = 100;

/** 三日休む; not 五月三日, 二〇二〇年, nor 一日, which is also the first of a month. */
function isDuration(units: readonly ReadUnit[], at: number, vietnamese: string): boolean {
  const found = countedAt(units[at]);
  const before = units[at - 1];
  if (!found || !/^(?:年|日|か月|ヶ月|カ月|ヵ月|分)間?$/u.test(found.counter)) return false;
  if (found.counter.endsWith('間')) return true;
  if (found.value >= LONGEST || before?.role === 'noun') return false;
  if (/月$|時$/u.test(countedAt(before)?.counter ?? before?.text ?? '')) return false;
  const isDate = /mùng|mồng|ngày (?:\d|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười)/u.test(
    vietnamese.toLowerCase(),
  );
  return found.counter !== '日' || (found.value > 1 && !isDate);
}

const TIMES_MAX = 3;
const WARMTH = /気温|温度|熱|体温|角度|エアコン|暖房|冷房|寒|暑|暖か|涼し|高い|低い/u;
const WARMS = [
  '上げる',
  '下げる',
  '上がる',
  '下がる',
  '回す',
  '回る',
  '曲げる',
  '傾く',
  '設定する',
  '違う',
  'ある',
];

/** 一回 and 一度, 何回も and 何度も, もう一回 and もう一度; not degrees, nor 二度と. */
function* times(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  if (!unit || tellsDegrees(sentence, at)) return;
  const rewrite = { from: at, to: at + 1, pattern: unit.text };
  const found = countedAt(unit);
  if (found && found.value <= TIMES_MAX && isHowOften(units, at)) {
    if (found.counter === '回') yield { ...rewrite, tokens: counted(found.value, '度', 'ど') };
    if (found.counter === '度') yield { ...rewrite, tokens: counted(found.value, '回', 'かい') };
  }
  const again = AGAIN.find(([word]) => isWord(unit, word));
  if (again && (again[0].startsWith('もう') || isParticle(units[at + 1], 'も')))
    yield { ...rewrite, tokens: [adverb(again[1], again[2])] };
  const more = countedAt(units[at + 1]);
  if (isWord(unit, 'もう') && more?.counter === '回' && more.value === 1)
    yield { from: at, to: at + 2, tokens: [adverb('もう一度', 'もういちど')], pattern: 'もう一回' };
}

function tellsDegrees(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const next = units[at + 1];
  if (WARMTH.test(textOf(units.slice(0, sentenceEnd(sentence, at))))) return true;
  return (
    countedAt(units[at])?.counter === '度' &&
    (isAdjective(next) || next?.kind === 'copula' || isFormOf(next, ...WARMS))
  );
}

/** Not 第一回, 今一度, 二度と; 一度に is "at once" unless an amount follows: 一度にいくら. */
function isHowOften(units: readonly ReadUnit[], at: number): boolean {
  const [before, next, later] = [units[at - 1], units[at + 1], units[at + 2]];
  if (isWord(before, '第', '今', 'いま') || isParticle(next, 'と') || isWord(next, '戦', '生')) return false;
  if (!isParticle(next, 'に')) return true;
  return (
    later?.kind === 'number' || isWord(later, 'いくら', 'いくつ') || later?.text.startsWith('何') === true
  );
}

const AGAIN = [
  ['もう一度', 'もう一回', 'もういっかい'],
  ['何度', '何回', 'なんかい'],
  ['何回', '何度', 'なんど'],
] as const;

const ABOUT = ['ぐらい', 'くらい', 'ほど'];

/** 三十分ぐらい, 三十分ほど and 約三十分. */
function* about(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  const [, next, later] = units.slice(at);
  const isAsked = unit !== undefined && unit.text.startsWith('何') && unit.text.length > 1;
  if (!unit || isHour(units, at) || (unit.kind !== 'number' && !isAsked)) return;
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
  if (!said || hasAbout || isParticle(later, 'の', 'しか', 'も', 'でも', 'なら', 'だけ')) return;
  if (!isAsked && isAtLeast(sentence, at)) return;
  const rewrite = { from: at, to: at + 2, pattern: `〜${said}`, points: ['gurai'] };
  yield { ...rewrite, tokens: [...own, caseParticle(said === 'ほど' ? 'ぐらい' : 'ほど')] };
  if (!isAsked && isMeasure(countedAt(unit))) yield { ...rewrite, tokens: [noun('約', 'やく'), ...own] };
}

/** 一つぐらい食べてください, 十円ぐらいくれてもいい: so little must be possible. */
function isAtLeast(sentence: ReadSentence, at: number): boolean {
  const found = countedAt(sentence.units[at]);
  const act = actOf(sentence, at);
  if (!found || act === 'permission') return true;
  const isLittle = found.value === 1 || (found.counter === '円' && found.value < LONGEST);
  return isLittle && (!isMeasure(found) || !['statement', 'question'].includes(act));
}

const MEASURES =
  /^(?:時間|分|秒|年|か月|ヶ月|カ月|ヵ月|週間|日|年間|日間|キロ|メートル|センチ|ミリ|グラム|リットル|パーセント|%|％|円|ドル|ドン|度|倍|歳|才|ページ)$/u;
const MANY = 10;

/** 約 is for what is measured or counted in tens: 約三十分, 約五十人; not 約二人. */
const isMeasure = (found: Counted | null): boolean =>
  found !== null &&
  (found.value >= MANY || MEASURES.test(found.counter)) &&
  !(found.value === 1 && /^日間?$/u.test(found.counter)) &&
  !(found.counter === '円' && found.value < LONGEST) &&
  !(found.counter === '度' && found.value <= TIMES_MAX);

const isHour = (units: readonly ReadUnit[], at: number): boolean =>
  countedAt(units[at])?.counter === '時' ||
  (isWord(units[at], '半') && countedAt(units[at - 1])?.counter === '時');

/** Of an hour of the day: 三時ごろ and 三時ぐらい. */
function* aboutTheHour({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [, next, later] = units.slice(at);
  if (!isHour(units, at)) return;
  if (isWord(next, 'ごろ', '頃', 'ころ') && !isParticle(later))
    yield { from: at + 1, to: at + 2, tokens: [caseParticle('ぐらい')], pattern: '〜ごろ' };
  if (isParticle(next, 'ぐらい', 'くらい'))
    yield { from: at + 1, to: at + 2, tokens: [noun('ごろ')], pattern: `〜${next?.text}` };
}

/** 何冊まで and 最大で何冊, where the Vietnamese says "tối đa". */
function* atMost({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [unit, made] = units.slice(at);
  const isAsked = unit?.kind === 'word' && /^何./u.test(unit.text);
  if (!unit || !isParticle(made, 'まで') || (!isAsked && !countedAt(unit)) || isHour(units, at)) return;
  if (!vietnamese.toLowerCase().includes('tối đa') || isParticle(units[at + 2])) return;
  const most = noun('最大', 'さいだい');
  const own = tokensOf([unit]);
  const rewrite = { from: at, to: at + 2, pattern: textOf(units.slice(at, at + 2)) };
  for (const start of [[most], [most, caseParticle('で')]])
    for (const end of [[], [caseParticle('まで')]]) yield { ...rewrite, tokens: [...start, ...own, ...end] };
}
