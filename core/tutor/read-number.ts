import { numberReadings, readingsWithCounter } from '../japanese/number-readings.ts';
import { canonicalNumeral } from '../japanese/numerals.ts';
import { withoutMarks } from '../vietnamese/without-marks.ts';
import { digitsFor } from './number-words.ts';

/** A number in written and spoken Japanese. */
export interface SaidNumber {
  /** With digits: 3時15分. */
  readonly written: string;
  /** With kanji: 三時十五分. */
  readonly inKanji: string;
  readonly reading: string;
}

interface Piece {
  readonly value: number;
  readonly counter: string;
  readonly counterReading: string;
}

const counted = (value: number, counter: string, counterReading: string): Piece => ({
  value,
  counter,
  counterReading,
});

/** Vietnamese words after or before a number, with the Japanese counter. */
const COUNTERS: readonly (readonly [RegExp, string, string])[] = [
  [/^(yen|yên)/, '円', 'えん'],
  [/^tuoi/, '歳', 'さい'],
  [/^nguoi/, '人', 'にん'],
  [/^(tieng|gio dong ho)/, '時間', 'じかん'],
  [/^(gio|h\b|g\b)/, '時', 'じ'],
  [/^phut/, '分', 'ふん'],
  [/^(quyen|cuon)/, '冊', 'さつ'],
  [/^(con (meo|cho|ca|vat nho)|con\b)/, '匹', 'ひき'],
  [/^(chai|cay|que|chiec o|cai o)/, '本', 'ほん'],
  [/^(to|tam)\b/, '枚', 'まい'],
  [/^lan/, '回', 'かい'],
  [/^tang/, '階', 'かい'],
  [/^(cai|chiec)/, 'つ', 'つ'],
  [/^nam/, '年', 'ねん'],
  [/^thang/, 'か月', 'かげつ'],
  [/^tuan/, '週間', 'しゅうかん'],
  [/^ngay/, '日', 'にち'],
  [/^giay/, '秒', 'びょう'],
];

const TIME = /\b(\d{1,2})\s*(?::|gio|h|g)\s*(?:(\d{1,2})\b(?:\s*phut)?|(ruoi))/;
const TIME_BEFORE = /\b(\d{1,2})\s*(?:gio|h|g)\s*kem\s*(\d{1,2})\b/;
const HOUR = /\b(\d{1,2})\s*(?:gio|h|g)\b(?! dong ho)/;
/** "9 giờ sáng" is 午前9時. Noon and midnight have other words. */
const HALF_OF_DAY: readonly (readonly [RegExp, SaidNumber])[] = [
  [/\d.* sang$/, { written: '午前', inKanji: '午前', reading: 'ごぜん' }],
  [/\d.* (?:chieu|toi)$/, { written: '午後', inKanji: '午後', reading: 'ごご' }],
];
const SPELLED_DATE = /\b(?:ngay|mung|mong)\s+(\d{1,2})(?:\s+thang\s+(\d{1,2})(?:\s+nam\s+(\d{3,4}))?)?/;
const SLASHED_DATE = /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?\b/;
const MONTH = /\bthang\s+(?<month>\d{1,2})\b/;

/** "10k yên", "2 triệu": factors of a number. */
const MULTIPLES: readonly (readonly [string, number])[] = [
  ['tram', 100],
  ['(?:k|nghin|ngan)', 1_000],
  ['van', 10_000],
  ['(?:trieu|tr)', 1_000_000],
  ['(?:ty|ti)', 1_000_000_000],
];

/** Nothing but numbers and units. One digit at a time: nested repetition would make the search exponential. */
const WHOLE =
  /^(\d|[\s:/]|gio|phut|ruoi|ngay|thang|nam|tuoi|nguoi|yen|tieng|quyen|cuon|con|chai|to|tam|lan|tang|cai|chiec|h|so|sach|meo|cho|giay|tuan|sang|chieu|toi)+$/;

/**
 * A time, a date, a number with or without a unit in a Vietnamese text, in digits or in words; null if there is none,
 * or if it is not possible. With `whole`, the text must contain nothing else.
 */
export function readNumber(text: string, how: 'whole' | 'anywhere' = 'anywhere'): SaidNumber | null {
  const lower = withoutMarks(text).toLowerCase().trim();
  const phone = /\b0\d+(?:[-. ]\d+){1,3}\b/.exec(lower);
  if (phone) return sayDigits(phone[0].replaceAll(/[. ]/g, '-'));
  const plain = digitsFor(lower).replaceAll(/(\d)[.,](?=\d{3}\b)/g, '$1');
  if (how === 'whole' && !(WHOLE.test(plain) && /\d/.test(plain))) return null;
  const half = HALF_OF_DAY.find(([name]) => name.test(plain))?.[1];
  const time = readTime(plain);
  if (time !== undefined) return time && half ? join(half, time) : time;
  const [, day, month, year] = SPELLED_DATE.exec(plain) ?? SLASHED_DATE.exec(plain) ?? [];
  if (day !== undefined) return sayDate({ day, month, year });
  const alone = MONTH.exec(plain)?.groups;
  return alone ? sayDate(alone) : readCounted(plain);
}

/** Undefined if there is no time in the text, null if it is not possible. */
function readTime(plain: string): SaidNumber | null | undefined {
  const before = TIME_BEFORE.exec(plain);
  if (before) return sayBefore(Number(before[1]), Number(before[2]));
  const time = TIME.exec(plain);
  if (time) return sayTime(Number(time[1]), Number(time[2] ?? 0), time[3] !== undefined);
  const hour = HOUR.exec(plain);
  return hour ? sayTime(Number(hour[1]), 0, false) : undefined;
}

/** A telephone number: digit by digit, with の between the parts. */
function sayDigits(phone: string): SaidNumber {
  const reading = phone
    .split('-')
    .map((part) => [...part].map((digit) => DIGITS[Number(digit)]).join(''))
    .join('の');
  return { written: phone, inKanji: phone, reading };
}
const DIGITS = ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'] as const;

function sayTime(hour: number, minute: number, isHalf: boolean): SaidNumber | null {
  if (hour > 24 || minute > 59) return null;
  const said = say([counted(hour, '時', 'じ'), ...(minute > 0 ? [counted(minute, '分', 'ふん')] : [])]);
  return isHalf ? said && join(said, { written: '半', inKanji: '半', reading: 'はん' }) : said;
}

/** "8 giờ kém 10": ten minutes to eight. */
function sayBefore(hour: number, minute: number): SaidNumber | null {
  const said = minute > 0 ? sayTime(hour, minute, false) : null;
  return said && join(said, { written: '前', inKanji: '前', reading: 'まえ' });
}

interface TypedDate {
  readonly day?: string | undefined;
  readonly month?: string | undefined;
  readonly year?: string | undefined;
}

/** Japanese dates begin with the year. */
function sayDate({ day, month, year }: TypedDate): SaidNumber | null {
  if (Number(day ?? 1) > 31 || Number(month ?? 1) > 12) return null;
  return say([
    ...(year ? [counted(Number(year), '年', 'ねん')] : []),
    ...(month ? [counted(Number(month), '月', 'がつ')] : []),
    ...(day ? [counted(Number(day), '日', 'にち')] : []),
  ]);
}

function readCounted(plain: string): SaidNumber | null {
  const found = /\d+/.exec(plain);
  if (!found) return null;
  const rest = plain.slice(found.index + found[0].length).trimStart();
  const [size = '', times = 1] = MULTIPLES.find(([name]) => new RegExp(`^${name}\\b`).test(rest)) ?? [];
  const value = Number(found[0]) * times;
  const after = rest.slice(size === '' ? 0 : rest.search(/\s|$/)).trimStart();
  const before = plain.slice(0, found.index).trimEnd();
  const follows = COUNTERS.find(([name]) => name.test(after));
  const precedes = /(tang|nam)$/.exec(before)?.[1];
  const leads = COUNTERS.find(([name]) => precedes !== undefined && name.test(precedes));
  const [, counter = '', reading = ''] = follows ?? leads ?? [];
  return say([counted(value, counter, reading)]);
}

function say(pieces: readonly Piece[]): SaidNumber | null {
  const said = pieces.map(({ value, counter, counterReading }) => {
    const readings =
      counter === '' ? numberReadings(value) : readingsWithCounter(value, counter, counterReading);
    // よん or し: a single digit can be said in two ways.
    const reading = counter === '' && value < 10 ? readings.join('、') : readings[0];
    const inKanji = canonicalNumeral(String(value));
    return reading && inKanji
      ? { written: `${value}${counter}`, inKanji: `${inKanji}${counter}`, reading }
      : null;
  });
  return said.reduce((whole, piece) => whole && piece && join(whole, piece));
}

const join = (a: SaidNumber, b: SaidNumber): SaidNumber => ({
  written: a.written + b.written,
  inKanji: a.inKanji + b.inKanji,
  reading: a.reading + b.reading,
});
