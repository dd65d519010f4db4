import { counterOf, isKnownCounter, POWER_COUNTERS, suffixAt } from './counters.ts';
import { numberReadings, questionReadings, readingsWithCounter } from './number-readings.ts';
import { numeralValue } from './numerals.ts';

const NUMERAL = /^(?:\d+(?:,\d{3})*|[〇零一二三四五六七八九十百千万億])+/u;
/** 半 after a counter is half of it: 九時半, 一年半. */
const HALF = /^半(?=$)/u;
const COUNTER_MAX_CHARS = 4;
/** Borrowed units that are said after a number. */
const BORROWED = new RegExp(
  `^(?:${[
    'キロメートル|センチメートル|ミリメートル|メートル|センチ|マイル|インチ',
    'キログラム|ミリグラム|グラム|トン|ミリリットル|リットル|シーシー|ミリ',
    'キロカロリー|カロリー|ワット|ボルト|ギガバイト|メガバイト|キロバイト|テラバイト|ギガ|メガ',
    'キロ|ドル|ドン|ユーロ|ポンド|ウォン|バーツ|パーセント|ページ|ポイント|セット|ダース|カップ',
    'パック|ケース|グループ|クラス|コース|レベル|チーム|ペア|ステップ|プラン|ビット',
  ].join('|')})`,
  'u',
);
/** 4月1日 has two, 午前 none; more is no number that anybody looks up. */
const PARTS_MAX = 4;

/** A number at the beginning of a text. */
export interface Part extends NumberPart {
  readonly rest: string;
}

/** A number with its counter; 半, 何 and the counter after 兆 have no value: 円 of 一兆円. */
export interface NumberPart {
  readonly value: number | null;
  readonly counter: string;
  readonly readings: readonly string[];
}

/**
 * How a number is said, alone or with its counters, the most usual reading first: 3本 さんぼん, 4月1日 しがつついたち. Empty if the text
 * is anything else, and for one numeral alone, which is a word: 一.
 */
export function readNumber(typed: string): readonly string[] {
  const parts = numberParts(typed);
  const [only] = parts;
  // Readings multiply; only a number alone has all of them.
  if (parts.length === 1 && only) return only.readings.filter(Boolean);
  const said = parts.map(({ readings: [reading = ''] }) => reading).join('');
  return said === '' ? [] : [said];
}

/** The numbers of a text that has nothing else, each with its counter: 4月1日 has two. Empty where `readNumber` is. */
export function numberParts(typed: string): readonly NumberPart[] {
  let rest = typed
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[ヶケヵカ箇](?=[月所国])/gu, 'か');
  if (/^0\d/u.test(rest) || /^[一二三四五六七八九十百千万億]$/u.test(rest)) return [];
  const parts: NumberPart[] = [];
  while (rest !== '') {
    const part = parts.length < PARTS_MAX ? readPart(rest, parts.at(-1)?.counter ?? '') : null;
    if (!part) return [];
    ({ rest } = part);
    parts.push(part);
  }
  return parts;
}

/** The number that a text begins with; `before` is the counter of the number before it. */
export function readPart(text: string, before: string): Part | null {
  if (before !== '' && HALF.test(text)) return { rest: '', value: null, counter: '半', readings: ['はん'] };
  const afterPower = before in POWER_COUNTERS ? counterAfterPower(text) : null;
  if (afterPower) return afterPower;
  const isQuestion = text.startsWith('何');
  const numeral = isQuestion ? '何' : (NUMERAL.exec(text)?.[0] ?? '');
  if (numeral === '') return null;
  const after = text.slice(numeral.length);
  const { counter, said } = counterAt(after);
  const value = numeralValue(numeral);
  const isDivided = before !== '' && !(before in POWER_COUNTERS);
  if (counter === '' && (isQuestion || after !== '' || isDivided)) return null;
  if (!isQuestion && value === null) return null;
  const rest = after.slice(counter.length);
  if (isQuestion) return { rest, value: null, counter, readings: questionReadings(counter, said) };
  const readings =
    counter === '' ? numberReadings(value ?? 0) : countedReadings(value ?? 0, counter, said, before);
  return readings.length === 0 ? null : { rest, value, counter, readings };
}

/** 円 of 一兆円: nothing before it can change its sound. */
function counterAfterPower(text: string): Part | null {
  const { counter, said } = NUMERAL.test(text) ? NO_COUNTER : counterAt(text);
  if (counter === '') return null;
  const { rule, following } = counterOf(counter, said);
  return { rest: text.slice(counter.length), value: null, counter, readings: [rule.reading + following] };
}

interface FoundCounter {
  readonly counter: string;
  /** Where the rules need it: of a borrowed unit, or of what follows the counter. */
  readonly said: string;
}

const NO_COUNTER: FoundCounter = { counter: '', said: '' };

/** The longest counter: 時間 before 時, 年生 before 年. */
export function counterAt(text: string): FoundCounter {
  const [borrowed] = BORROWED.exec(text) ?? [];
  if (borrowed !== undefined) return { counter: borrowed, said: borrowed };
  for (let length = Math.min(COUNTER_MAX_CHARS, text.length); length > 0; length--) {
    const counter = text.slice(0, length);
    if (!isKnownCounter(counter)) continue;
    const [sign = '', kana = ''] = suffixAt(text.slice(length)) ?? [];
    return { counter: counter + sign, said: kana };
  }
  return NO_COUNTER;
}

/** The first of a month is never いちにち. */
const countedReadings = (value: number, counter: string, said: string, before: string): readonly string[] =>
  value === 1 && counter === '日' && before === '月'
    ? ['ついたち']
    : readingsWithCounter(value, counter, said);
