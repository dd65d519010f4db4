import { estimateReadings, numberReadings, readingsWithCounter } from '../number-readings.ts';
import { numeralValue } from '../numerals.ts';
import { counterAt } from '../read-number.ts';

type ReadRun = (text: string) => readonly string[];

/** Amounts that are not said in the order in which they are written; empty for all others. */
export function readSpecial(typed: string, readRun: ReadRun): readonly string[] {
  const text = typed.normalize('NFKC').replaceAll(/\s/gu, '').replaceAll('⁄', '/');
  return (
    [readFraction, readDate, readClock, readRange, readEstimate, readRooms, readSigned, readShortEra]
      .map((read) => read(text, readRun))
      .find((readings) => readings.length > 0) ?? []
  );
}

const MONTHS = 12;
const DAYS = 31;
/** More often a part than a day: 1/2, 3/4; 12/25 is Christmas. */
const DENOMINATOR_MAX = 10;

/** 1/2 にぶんのいち, 3分の2 さんぶんのに; and 12/25 じゅうにがつにじゅうごにち. */
function readFraction(text: string): readonly string[] {
  const [, a, b] = /^(\d{1,4})\/(\d{1,4})$/u.exec(text) ?? [];
  const [, whole, part] =
    /^([\d一二三四五六七八九十百千万]+|何)分の([\d一二三四五六七八九十百千万]+|何)$/u.exec(text) ?? [];
  if (whole !== undefined && part !== undefined) return [`${saidNumber(whole)}ぶんの${saidNumber(part)}`];
  if (a === undefined || b === undefined) return [];
  const [numerator, denominator] = [Number(a), Number(b)];
  const date = numerator >= 1 && numerator <= MONTHS && denominator >= 1 && denominator <= DAYS;
  const said = numerator > 0 && denominator > 1 ? [`${saidNumber(b)}ぶんの${saidNumber(a)}`] : [];
  const day = date ? [saidDate(numerator, denominator)] : [];
  const isPart = numerator < denominator && denominator <= DENOMINATOR_MAX;
  return isPart || !date ? [...said, ...day] : [...day, ...said];
}

const saidNumber = (numeral: string): string => {
  if (numeral === '何') return 'なん';
  const value = numeralValue(numeral);
  return value === null ? '' : (numberReadings(value)[0] ?? '');
};

/** The first day of a month is never いちにち. */
const saidDate = (month: number, day: number): string =>
  (readingsWithCounter(month, '月', 'がつ')[0] ?? '') + (readingsWithCounter(day, '日', 'にち')[0] ?? '');

function readDate(text: string): readonly string[] {
  const [, year, month, day] =
    /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/u.exec(text)?.filter((_, at) => at !== 2) ?? [];
  if (year === undefined || Number(month) > MONTHS || Number(day) > DAYS) return [];
  if (Number(month) < 1 || Number(day) < 1) return [];
  const [said = ''] = readingsWithCounter(Number(year), '年', 'ねん');
  return [said + saidDate(Number(month), Number(day))];
}

const HOURS = 24;
const MINUTES = 60;
const HALF = 30;

/** 9:30 くじさんじゅっぷん, くじはん. */
function readClock(text: string): readonly string[] {
  const [, before = '', hour, minute] = /^(午前|午後|朝|夜)?(\d{1,2}):(\d{2})$/u.exec(text) ?? [];
  if (hour === undefined || Number(hour) > HOURS || Number(minute) >= MINUTES) return [];
  const part = before === '' ? '' : ({ 午前: 'ごぜん', 午後: 'ごご', 朝: 'あさ', 夜: 'よる' }[before] ?? '');
  const said = part + (readingsWithCounter(Number(hour), '時', 'じ')[0] ?? '');
  if (Number(minute) === 0) return [said];
  const full = said + (readingsWithCounter(Number(minute), '分', 'ふん')[0] ?? '');
  return Number(minute) === HALF ? [full, `${said}はん`] : [full];
}

/** 3〜5人 さんからごにん, 9時〜17時 くじからじゅうしちじ. */
function readRange(text: string, readRun: ReadRun): readonly string[] {
  const [from = '', to = '', ...more] = text.split(/[〜~]/u);
  if (from === '' || to === '' || more.length > 0) return [];
  const [first, last] = [from, to].map((end) => readClock(end)[0] ?? readRun(end)[0]);
  // Of neighbours, 2〜3週間 is said like 2、3週間.
  return first && last ? [...readEstimate(`${from}、${to}`), `${first}から${last}`] : [];
}

/** 2、3日 にさんにち: one number or the next. */
function readEstimate(text: string): readonly string[] {
  const [all = '', a = '', b = ''] =
    /^([\d一二三四五六七八九])[、,]([\d一二三四五六七八九])(?=\D)/u.exec(text) ?? [];
  const [first, next] = [numeralValue(a), numeralValue(b)];
  if (all === '' || first === null || next !== first + 1) return [];
  const rest = text.slice(all.length);
  const { counter, said } = counterAt(rest);
  if (counter === '' || counter !== rest) return [];
  const [head = ''] = numberReadings(first);
  return estimateReadings(next, counter, said).map((tail) => head + tail);
}

const LETTERS: Readonly<Record<string, string>> = {
  L: 'エル',
  D: 'ディー',
  K: 'ケー',
  S: 'エス',
  R: 'アール',
};

/** A flat: 1K ワンケー, 3LDK さんエルディーケー. */
function readRooms(text: string): readonly string[] {
  const [, count, letters = ''] = /^([1-9])(S?LDK|DK|K|R)$/u.exec(text) ?? [];
  if (count === undefined) return [];
  const said = Array.from(letters, (letter) => LETTERS[letter] ?? '').join('');
  const [number = ''] = numberReadings(Number(count));
  if (letters === 'R') return count === '1' ? ['ワンルーム'] : [];
  return count === '1' ? [`ワン${said}`, number + said] : [number + said];
}

/** −5℃ マイナスごど. */
function readSigned(text: string, readRun: ReadRun): readonly string[] {
  const [, sign, rest = ''] = /^([−+-])(\d.*)$/u.exec(text) ?? [];
  if (sign === undefined) return [];
  const said = sign === '+' ? 'プラス' : 'マイナス';
  return readRun(rest).map((reading) => said + reading);
}

const SHORT_ERAS: Readonly<Record<string, string>> = {
  M: '明治',
  T: '大正',
  S: '昭和',
  H: '平成',
  R: '令和',
};

/** R6年 and H31年 of forms. */
function readShortEra(text: string, readRun: ReadRun): readonly string[] {
  const [, era = '', rest = ''] = /^([MTSHR])((?:\d{1,2}|元)年.*)$/u.exec(text) ?? [];
  return era === '' ? [] : readRun((SHORT_ERAS[era] ?? '') + rest);
}
