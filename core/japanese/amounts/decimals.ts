import { counterOf } from '../counters.ts';
import { estimateReadings, readingsWithCounter } from '../number-readings.ts';
import { numeralValue } from '../numerals.ts';
import { counterAt, type Part } from '../read-number.ts';

const WHOLE = '[\\d〇零一二三四五六七八九十百千]+(?:,\\d{3})*';
const DECIMAL = new RegExp(`^(${WHOLE})[.・]([\\d〇零一二三四五六七八九]{1,6})(万|億)?`, 'u');
const DIGITS = ['れい', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'];
const MYRIADS: Readonly<Record<string, string>> = { 万: 'まん', 億: 'おく' };

/** A decimal with its counter: 3.14 さんてんいちよん, 1.5倍 いってんごばい. Its whole part is counted like points. */
export function readDecimal(text: string): Part | null {
  const [all = '', whole = '', digits = '', myriad = ''] = DECIMAL.exec(text) ?? [];
  const value = numeralValue(whole);
  if (all === '' || value === null) return null;
  const { counter, said } = counterAt(text.slice(all.length));
  const rest = text.slice(all.length + counter.length);
  const numbers = Array.from(digits, (digit) => numeralValue(digit) ?? 0);
  const heads = readingsWithCounter(value, '点', 'てん');
  const tails = tailsOf(numbers, MYRIADS[myriad] ?? '', { counter, said });
  const readings = heads.flatMap((head) => tails.map((tail) => head + tail)).flatMap(withZero);
  return { rest, value: null, counter, readings: [...new Set(readings)].filter(isOneZero) };
}

interface Counted {
  readonly counter: string;
  readonly said: string;
}

function tailsOf(digits: readonly number[], myriad: string, { counter, said }: Counted): readonly string[] {
  const spoken = digits.map((digit) => DIGITS[digit] ?? '');
  if (counter === '') return [spoken.join('') + myriad];
  if (myriad !== '') {
    const { rule, following } = counterOf(counter, said);
    return [spoken.join('') + myriad + (rule.afterN?.[0] ?? rule.reading) + following];
  }
  const before = spoken.slice(0, -1).join('');
  return estimateReadings(digits.at(-1) ?? 0, counter, said).map((last) => before + last);
}

const isOneZero = (reading: string): boolean => !(reading.includes('れい') && reading.includes('ぜろ'));

/** れい is how announcers say it, ゼロ is as usual. */
const withZero = (reading: string): string[] =>
  reading.includes('れい') ? [reading, reading.replaceAll('れい', 'ぜろ')] : [reading];
