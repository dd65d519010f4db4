import { countedMeanings, tutorNumberTexts as texts } from '#contract/texts/tutor-numbers.ts';
import { POWER_COUNTERS } from '#core/japanese/counters.ts';
import { type NumberPart, numberParts } from '#core/japanese/read-number.ts';

/** A number with its counter; 兆 and 京 are a part of the number here. */
interface Amount {
  readonly value: number | null;
  readonly counter: string;
}

const DATE: ReadonlySet<string> = new Set(['年', '月', '日']);
const DAYS_OF_MONTH = 31;
const [BILLION, MILLION] = [1_000_000_000, 1_000_000];

/**
 * What a Japanese number means, where every counter of it has a Vietnamese word; null if it is anything else. The reading decides
 * between the first of a month and one day.
 */
export function numberMeaning(
  spelling: string,
  how: { reading?: string; ofMonth?: boolean } = {},
): string | null {
  const amounts = withoutPowers(numberParts(spelling));
  if (amounts.length === 0) return null;
  const isDate = amounts.every(({ counter }) => DATE.has(counter));
  const isPartOfDate = isDate && (amounts.length > 1 || how.ofMonth === true);
  const words = amounts.map((amount) => wordsFor(amount, isPartOfDate, how.reading ?? ''));
  if (words.includes(null)) return null;
  // Vietnamese says the day before the month and the month before the year; times keep their order.
  return (isDate ? words.toReversed() : words).join(' ');
}

function wordsFor({ value, counter }: Amount, isPartOfDate: boolean, reading: string): string | null {
  if (value === null) return counter === '半' ? (countedMeanings[counter]?.('') ?? null) : null;
  if (counter === '年' && isPartOfDate) return texts.year(String(value));
  const count = written(value);
  const isLength = value > DAYS_OF_MONTH || reading === 'いちにち';
  if (counter === '日' && !isPartOfDate && reading !== 'ついたち')
    return isLength ? texts.days(count) : texts.dayOrDays(count);
  return countedMeanings[counter]?.(count) ?? null;
}

/** 一兆二千億円 is one amount of yen. */
function withoutPowers(parts: readonly NumberPart[]): Amount[] {
  const amounts: Amount[] = [];
  let sum = 0;
  for (const [at, { value, counter }] of parts.entries()) {
    const power = POWER_COUNTERS[counter];
    if (power !== undefined) {
      sum += (value ?? 0) * 10 ** power;
      if (at === parts.length - 1) amounts.push({ value: sum, counter: '' });
    } else if (sum > 0) {
      amounts.push({ value: sum + (value ?? 0), counter });
      sum = 0;
    } else amounts.push({ value, counter });
  }
  return amounts;
}

/** Vietnamese counts in millions and billions. */
function written(value: number): string {
  const isRound = (size: number) => value >= size && value % size === 0;
  if (isRound(BILLION)) return texts.billions((value / BILLION).toLocaleString('vi-VN'));
  if (isRound(MILLION)) return texts.millions((value / MILLION).toLocaleString('vi-VN'));
  return value.toLocaleString('vi-VN');
}
