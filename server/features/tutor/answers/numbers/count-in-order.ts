import { countTableNames, tutorNumberTexts as texts } from '#contract/texts/tutor-numbers.ts';
import { questionReadings, numberReadings, readingsWithCounter } from '#core/japanese/number-readings.ts';
import { canonicalNumeral } from '#core/japanese/numerals.ts';
import type { CountTable } from '#core/tutor/question.ts';
import { list, paragraphs } from '../../markup.ts';
import type { TutorAnswer } from '../../tutor.ts';

/** All of a month. */
const ROWS_MAX = 31;
/** Of a longer table the first rows are enough to see the pattern. */
const ROWS_OF_LONG = 10;
const TEN = 10;
/** よん and し, しちにん and ななにん; with other counters the second reading is rare, or another word: いちにち. */
const SAID_IN_TWO_WAYS: ReadonlySet<string> = new Set(['', '人']);
/** 一つ … 九つ are followed by 十, とお, and then by bare numbers. */
const TENTH_OF_THINGS = { written: '十', reading: 'とお' } as const;

/** Numbers in order with their counter, each read by our own rules: 一人 ひとり, 二人 ふたり, 三人 さんにん. */
export function countInOrder({ counter, from, to }: CountTable): TutorAnswer {
  const values = valuesBetween(Math.max(Math.min(from, to), firstOf(counter)), Math.max(from, to));
  const rows = values.flatMap((value) => rowOf(value, counter));
  const [question] = counter === '' ? [] : questionReadings(counter, '');
  if (rows.length === 0) return { text: texts.noTable(counter) };
  return {
    text: paragraphs(
      texts.table(countTableNames[counter] ?? counter, String(values[0]), String(values.at(-1))),
      list(rows),
      Math.abs(to - from) >= ROWS_MAX ? texts.shortened : null,
      question === undefined ? null : texts.asks(counter === 'つ' ? question : `何${counter}`, question),
    ),
  };
}

/** There is no month zero; a floor or a number can be. */
const firstOf = (counter: string): number => (counter === '' ? 0 : 1);

/** A longer table goes on in round numbers: 1 to 10, then 20, 30 … 100. */
function valuesBetween(from: number, to: number): number[] {
  const first = range(from, Math.min(to, from + ROWS_MAX - 1));
  if (to - from < ROWS_MAX) return first;
  const counted = first.slice(0, ROWS_OF_LONG);
  const step = TEN ** (String(to - 1).length - 1);
  const round = range(1, Math.floor(to / step)).map((times) => times * step);
  return [...counted, ...round.filter((value) => value > (counted.at(-1) ?? 0))];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

function rowOf(value: number, counter: string): string[] {
  const readings = counter === '' ? numberReadings(value) : readingsWithCounter(value, counter, '');
  const numeral = canonicalNumeral(String(value));
  if (counter === 'つ' && value === TEN)
    return [texts.row(String(value), TENTH_OF_THINGS.written, TENTH_OF_THINGS.reading)];
  return readings.length === 0 || numeral === null
    ? []
    : [
        texts.row(
          String(value),
          `${numeral}${counter}`,
          readings.slice(0, SAID_IN_TWO_WAYS.has(counter) ? 2 : 1).join('、'),
        ),
      ];
}
