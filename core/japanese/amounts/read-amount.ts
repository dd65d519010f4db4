import { isKatakana, toKatakana } from '../kana.ts';
import { numberReadings } from '../number-readings.ts';
import { numeralValue } from '../numerals.ts';
import { type Part, readNumber, readPart } from '../read-number.ts';
import { withoutSigns } from './amount-signs.ts';
import { FIRST_YEAR_SAID, firstYear, saidAfter, saidBefore } from './around-numbers.ts';
import { readDecimal } from './decimals.ts';
import { readSpecial } from './special-amounts.ts';

/** A hostile text has any number of parts. */
const PARTS_MAX = 8;
/** 70km is said in twelve ways; nobody learns more than a few. */
const READINGS_MAX = 4;

/**
 * How a number is said with everything around it, the most usual reading first: 50% ごじゅっパーセント, 0.5 れいてんご, 令和元年 れいわがんねん.
 * Empty if the text is anything else. Borrowed words are in katakana.
 */
export function readAmount(typed: string): readonly string[] {
  // One numeral is a word, a phone number is none: that is decided there.
  const plain = readNumber(typed);
  const texts = withoutSigns(typed);
  const special = readSpecial(typed, readSigns);
  if (special.length > 0) return special;
  const isPlain = plain.length > 0 && texts.length === 1;
  if (!isPlain && !mayBeAmount(texts[0] ?? '')) return [];
  return usualOfEach(texts.map(readRun));
}

/** Of each name of a unit the usual reading, then the others. */
function usualOfEach(ways: readonly (readonly string[])[]): readonly string[] {
  const usual = ways.flatMap((readings) => readings.slice(0, 1));
  return [...new Set([...usual, ...ways.flat()])].slice(0, READINGS_MAX);
}

const readSigns = (text: string): readonly string[] => withoutSigns(text).flatMap(readRun);

const NUMERAL = /[\d〇零一二三四五六七八九十百千万億何元]/u;
/** A phone number, or a word of one numeral. */
const NO_AMOUNT = /^(?:0\d|[一二三四五六七八九十百千万億]$)/u;

const mayBeAmount = (text: string): boolean => NUMERAL.test(text) && !NO_AMOUNT.test(text);

/** One run of numbers with the words around them. */
function readRun(text: string): readonly string[] {
  const parts: (readonly string[])[] = [];
  let rest = text;
  let counter = '';
  let hasNumber = false;
  while (rest !== '') {
    const next: Next | null = parts.length < PARTS_MAX ? readNext(rest, counter, hasNumber) : null;
    if (!next) return [];
    parts.push(next.readings);
    ({ rest, counter } = next);
    hasNumber ||= next.isNumber;
  }
  if (!hasNumber) return [];
  // Readings multiply: only a single number has all of them.
  const isSingle = parts.filter((readings) => readings.length > 1).length <= 1;
  const usual = parts.map(([reading = '']) => [reading]);
  return (isSingle ? parts : usual).reduce<readonly string[]>(
    (heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)),
    [''],
  );
}

interface Next {
  readonly readings: readonly string[];
  readonly rest: string;
  readonly counter: string;
  readonly isNumber: boolean;
}

function readNext(text: string, counter: string, hasNumber: boolean): Next | null {
  if (hasNumber) {
    const after = saidAfter(counter, text);
    if (after) return { readings: [after.said], rest: after.rest, counter, isNumber: false };
  } else {
    const first = firstYear(text);
    const era = saidBefore(text);
    if (era && first !== '')
      return {
        readings: [era.said + FIRST_YEAR_SAID],
        rest: text.slice(first.length),
        counter: '年',
        isNumber: true,
      };
    if (era) return { readings: [era.said], rest: era.rest, counter: '', isNumber: false };
  }
  const part = readDecimal(text) ?? readPart(text, counter) ?? bareNumber(text, counter);
  if (!part) return null;
  const isDuration =
    part.counter === '日' && part.value === 1 && counter !== '月' && IN_A_DAY.test(part.rest);
  const readings = isDuration ? ['いちにち'] : usualFirst(part);
  return { readings, rest: part.rest, counter: part.counter, isNumber: true };
}

/** 一日三回 is said いちにち, 一日頃 ついたち. */
const IN_A_DAY = /^(?!頃|ごろ|付)./u;

const BARE = /^(?:\d+(?:,\d{3})*|[〇零一二三四五六七八九十百千万億]+)/u;

/** A number without a counter, before a word that follows any: 20以上. */
function bareNumber(text: string, before: string): Part | null {
  const [numeral = ''] = BARE.exec(text) ?? [];
  const value = numeralValue(numeral);
  const rest = text.slice(numeral.length);
  if (before !== '' || value === null || !saidAfter('', rest)) return null;
  return { rest, value, counter: '', readings: numberReadings(value).slice(0, 1) };
}

const SAID_REI: ReadonlySet<string> = new Set(['時', '度', '点', '分', '']);

/** ゼロ before most counters; and borrowed counters as they are written. */
function usualFirst({ value, counter, readings }: Part): readonly string[] {
  const isZero = value === 0 && !SAID_REI.has(counter);
  const inOrder = isZero
    ? readings.toSorted((a, b) => Number(b.startsWith('ぜ')) - Number(a.startsWith('ぜ')))
    : readings;
  if (!isKatakana(counter)) return inOrder;
  const length = counter.length;
  return inOrder.map((reading) => reading.slice(0, -length) + toKatakana(reading.slice(-length)));
}
