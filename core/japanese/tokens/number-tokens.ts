import { type Counter, counterOf, isKnownCounter } from '../counters.ts';
import {
  estimateReadings,
  numberReadings,
  questionReadings,
  readingsWithCounter,
} from '../number-readings.ts';
import { numeralValue } from '../numerals.ts';
import { readAs } from './author-readings.ts';
import { DECIMAL } from './joined-digits.ts';
import type { Token } from './token.ts';

/** Reads a number that begins at this token; null if there is none, or if nobody knows how it is said. */
type Reader = (tokens: readonly Token[], at: number) => readonly Token[] | null;

const COUNTER = '名詞/接尾/助数詞';
const NUMERALS = /^(?:[\d〇零一二三四五六七八九十百千万億]|(?<=\d),(?=\d))+$/u;
const UNITS = /^[十百千万億]$/u;
/** Next to these signs, digits are a phone number, a time, a price tag or a formula. */
const FORMULA = /^[-‐-―−:/~〜+=×÷.$¥€#@%℃°*&]+$/u;

const READERS: readonly Reader[] = [readDecimal, readEstimate, readQuestion, readCounted];

/** Numbers by our own rules: the tokenizer reads them digit by digit (三十分 さんじゅうふん, 二人 ににん), and not at all in 30分. */
export function withNumberReadings(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at = read.length) {
    const token = tokens[at];
    if (!token) break;
    let found: readonly Token[] | null = null;
    for (const reader of READERS) found ??= reader(tokens, at);
    read.push(...(found ?? [token]));
  }
  return read;
}

const textOf = (token: Token | undefined): string => token?.surface.normalize('NFKC') ?? '';

/** The words of a speech engine have no word class. */
const isOf = ({ pos }: Token, wordClass: string): boolean => pos === '' || pos.startsWith(wordClass);

const isNumeral = (token: Token | undefined): boolean =>
  token !== undefined && isOf(token, '名詞/数') && NUMERALS.test(textOf(token));

/** No number that is said has more; a hostile text is a row of thousands. */
const NUMERALS_MAX = 24;

function numeralsAt(tokens: readonly Token[], at: number): readonly Token[] {
  let end = at;
  while (end - at < NUMERALS_MAX && isNumeral(tokens[end])) end++;
  return tokens.slice(at, end);
}

/** The tokenizer takes 月 of 3月 for the moon and つ of 3つ for an old ending. */
function counterAt(tokens: readonly Token[], at: number): Token | null {
  const token = tokens[at];
  if (!token) return null;
  const pos = token.pos === '' ? '' : COUNTER;
  if (token.surface === '月' && isOf(token, '名詞')) return { ...token, reading: 'がつ', pos };
  if (token.surface === 'つ') return { ...token, pos, base: 'つ', conjugation: '' };
  if (token.pos.startsWith(COUNTER)) return token;
  return isOf(token, '名詞') && isKnownCounter(token.surface) ? token : null;
}

function readCounted(tokens: readonly Token[], at: number): readonly Token[] | null {
  const numerals = numeralsAt(tokens, at);
  const text = numerals.map(textOf).join('');
  const value = isDigitByDigit(numerals) ? null : numeralValue(text);
  const next = at + numerals.length;
  const isFormula = [tokens[at - 1], tokens[next]].some((token) => FORMULA.test(textOf(token)));
  if (value === null || (/\d/u.test(text) && (isFormula || /^0\d/u.test(text)))) return null;
  const counter = counterAt(tokens, next);
  const before = textOf(tokens[at - 2]) + textOf(tokens[at - 1]);
  return counter
    ? sayCounted(numerals, counter, readingsOf(value, counter, before))
    : sayNumerals(numerals, numberReadings(value)[0] ?? '');
}

/** 七五三: the reading of the number cannot be divided among its digits. */
const isDigitByDigit = (numerals: readonly Token[]): boolean =>
  numerals.some((token, at) => !UNITS.test(textOf(token)) && at > 0 && !UNITS.test(textOf(numerals[at - 1])));

function readingsOf(value: number, counter: Token, before: string): readonly string[] {
  // The first of a month; 一日に三回 counts days.
  if (value === 1 && counter.surface === '日') return [/月の?$/u.test(before) ? 'ついたち' : 'いちにち'];
  return readingsWithCounter(value, counter.surface, counter.reading);
}

/** れいてんご, いってんにご: the digits after the point are said one by one, and do not change the counter. */
function readDecimal(tokens: readonly Token[], at: number): readonly Token[] | null {
  const token = tokens[at];
  const [, whole = '', fraction = ''] = DECIMAL.exec(textOf(token)) ?? [];
  if (!token || whole === '') return null;
  const [said = ''] = readingsWithCounter(Number(whole), '点', 'てん');
  const digits = Array.from(fraction, (digit) => numberReadings(Number(digit))[0] ?? '').join('');
  return [{ ...token, reading: said + digits }];
}

/** How 四, 七 and 九 begin an estimate: しごにん, しちはちにん. */
const ESTIMATE_HEADS: Readonly<Record<number, string>> = { 4: 'し', 7: 'しち', 9: 'く' };

/** 二、三日 and 二三日, two or three days, are にさんにち: the second number does not become みっか. */
function readEstimate(tokens: readonly Token[], at: number): readonly Token[] | null {
  const [first, second] = tokens.slice(at, at + 2);
  const isDivided = second?.surface === '、';
  const from = at + (isDivided ? 2 : 1);
  const numerals = numeralsAt(tokens, from);
  const [low, high] = [digitOf(first), digitOf(numerals[0])];
  if (!first || low === null || high !== low + 1 || isNumeral(tokens[at - 1])) return null;
  const value = numeralValue(numerals.map(textOf).join(''));
  const counter = counterAt(tokens, from + numerals.length);
  if (value === null || !counter) return null;
  const head = { ...first, reading: ESTIMATE_HEADS[low] ?? numberReadings(low)[0] ?? '' };
  const readings = estimateReadings(value, counter.surface, counter.reading);
  const said = sayCounted(numerals, counter, readings);
  return said && [head, ...(isDivided && second ? [second] : []), ...said];
}

function digitOf(token: Token | undefined): number | null {
  const text = textOf(token);
  return isNumeral(token) && /^[1-9一二三四五六七八九]$/u.test(text) ? numeralValue(text) : null;
}

/** 何本 なんぼん, 何百円 なんびゃくえん. */
function readQuestion(tokens: readonly Token[], at: number): readonly Token[] | null {
  const what = tokens[at];
  if (what?.surface !== '何') return null;
  const numerals = numeralsAt(tokens, at + 1);
  const counter = counterAt(tokens, at + 1 + numerals.length);
  if (numerals.length === 0)
    return counter && counter.surface !== 'つ'
      ? sayCounted([what], counter, questionReadings(counter.surface, counter.reading))
      : null;
  // After ん the units sound as after 三: なんびゃく, なんぜん.
  const value = numerals.every((token) => UNITS.test(textOf(token)))
    ? numeralValue(`三${numerals.map(textOf).join('')}`)
    : null;
  if (value === null) return null;
  const asked = (readings: readonly string[]) => readings.map((said) => said.replace(/^さん/u, 'なん'));
  const all = [what, ...numerals];
  return counter
    ? sayCounted(all, counter, asked(readingsOf(value, counter, '')))
    : sayNumerals(all, asked(numberReadings(value))[0] ?? '');
}

/** A counter that we have no rule for keeps its reading: any of its sounds would be a guess. */
function sayCounted(
  numerals: readonly Token[],
  counter: Token,
  [said]: readonly string[],
): readonly Token[] | null {
  const known = counterOf(counter.surface, counter.reading);
  if (said === undefined) return null;
  if (known.isGuess) {
    const value = numeralValue(numerals.map(textOf).join(''));
    const [alone = ''] = value === null ? [] : numberReadings(value);
    return alone === '' ? null : [...sayNumerals(numerals, alone), counter];
  }
  const end = counterIn(said, known);
  return [...sayNumerals(numerals, said.slice(0, said.length - end.length)), { ...counter, reading: end }];
}

/** The part of a reading that belongs to the counter: ぷん of じゅっぷん, か of ふつか, り of ひとり, ち of はたち. */
function counterIn(said: string, { rule, following }: Counter): string {
  const own = said.slice(0, said.length - following.length);
  const tail = own.slice(-rule.reading.length);
  const isRegular = tail.slice(1) === rule.reading.slice(1);
  return (isRegular ? tail : own.slice(-1)) + following;
}

const sayNumerals = (numerals: readonly Token[], said: string): readonly Token[] => {
  const [only] = numerals;
  return numerals.length === 1 && only ? [{ ...only, reading: said }] : readAs(numerals, said);
};
