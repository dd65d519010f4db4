import { counterOf, type CounterRule } from './counters.ts';
import { NUMBER_LIMIT } from './numerals.ts';

const DIGITS = ['', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう'] as const;
const HUNDREDS = [
  '',
  'ひゃく',
  'にひゃく',
  'さんびゃく',
  'よんひゃく',
  'ごひゃく',
  'ろっぴゃく',
  'ななひゃく',
  'はっぴゃく',
  'きゅうひゃく',
] as const;
const THOUSANDS = [
  '',
  'せん',
  'にせん',
  'さんぜん',
  'よんせん',
  'ごせん',
  'ろくせん',
  'ななせん',
  'はっせん',
  'きゅうせん',
] as const;
const MYRIADS = [
  { value: 100_000_000, said: 'おく' },
  { value: 10_000, said: 'まん' },
] as const;

const isSaid = (value: number) => Number.isSafeInteger(value) && value >= 0 && value < NUMBER_LIMIT;

/** All readings of a bare number, the most usual first: 7 → なな, しち. */
export function numberReadings(value: number): readonly string[] {
  if (!isSaid(value)) return [];
  if (value === 0) return ['ぜろ', 'れい'];
  return followed(followed(headsOf(value), tensOf(value)), onesOf(value % 10));
}

/** A number with its counter: 4, 時 → よじ. Empty if it is not said: 11つ. */
export function readingsWithCounter(
  value: number,
  counter: string,
  counterReading: string,
): readonly string[] {
  if (!isSaid(value)) return [];
  const { rule, following } = counterOf(counter, counterReading);
  const own = rule.exactly?.[value] ?? (rule.isClosed ? [] : counted(value, rule));
  return unique(own.map((said) => said + following));
}

/** The second number of an estimate, which is said as in larger numbers: 三日 of 二、三日 → さんにち. */
export function estimateReadings(value: number, counter: string, counterReading: string): readonly string[] {
  const { rule, following } = counterOf(counter, counterReading);
  if (!isSaid(value) || rule.isClosed) return [];
  return unique(counted(value, rule).map((said) => said + following));
}

/** 何 with a counter: 本 → なんぼん. */
export function questionReadings(counter: string, counterReading: string): readonly string[] {
  const { rule, following } = counterOf(counter, counterReading);
  const said = rule.question ?? (rule.afterN ?? [rule.reading]).map((reading) => `なん${reading}`);
  return said.map((reading) => reading + following);
}

function counted(value: number, rule: CounterRule): readonly string[] {
  if (value === 0) return [`れい${rule.reading}`, `ぜろ${rule.reading}`];
  const ones = value % 10;
  const tens = (value % 100) - ones;
  if (ones > 0) return ended(followed(headsOf(value), tensOf(value)), ones, onesBefore(ones, rule), rule);
  if (tens > 0) return ended(followed(headsOf(value), tensBefore(tens / 10)), 10, ['じゅう'], rule);
  return headsOf(value).flatMap((number) => joined(number, rule));
}

function ended(
  heads: readonly string[],
  ending: number,
  digits: readonly string[],
  rule: CounterRule,
): readonly string[] {
  const own = rule.ending?.[ending];
  if (own) return followed(heads, own);
  return followed(heads, digits).flatMap((number) => joined(number, rule));
}

function onesBefore(digit: number, { four, seven, nine }: CounterRule): readonly string[] {
  if (digit === 4 && four) return four;
  if (digit === 7) return seven ?? ['なな', 'しち'];
  if (digit === 9 && nine) return nine;
  return [DIGITS[digit] ?? ''];
}

const HARD = 'かきくけこはひふへほぱぴぷぺぽ';
const SOFT = 'さしすせそたちつてと';
/**
 * The last sound of a number that changes before a counter, and the first sounds of such counters: いっさつ, ろっこ, じゅっかい.
 */
const SWALLOWED: readonly { end: RegExp; before: string; short: readonly string[] }[] = [
  { end: /(?<=[いは])ち$/, before: HARD + SOFT, short: ['っ'] },
  { end: /(?<=ろ|ゃ)く$/, before: HARD, short: ['っ'] },
  { end: /じゅう$/, before: HARD + SOFT, short: ['じゅっ', 'じっ'] },
];

function joined(number: string, { reading, afterN, isLoose }: CounterRule): string[] {
  if (/[させぜま]ん$/.test(number)) return (afterN ?? [reading]).map((said) => number + said);
  const whole = number + reading;
  const rule = SWALLOWED.find(({ end, before }) => end.test(number) && before.includes(reading.charAt(0)));
  if (!rule || reading === '') return [whole];
  const short = rule.short.map((sound) => number.replace(rule.end, sound) + hardened(reading));
  if (isLoose) return keepsItsSound(number, reading) ? [whole, ...short] : [...short, whole];
  return number.endsWith('はち') ? [...short, whole] : short;
}

/** いちキロ, はちページ, ひゃくパーセント, but ろっキロ and じゅっページ. */
const keepsItsSound = (number: string, reading: string): boolean =>
  number.endsWith('ち') || (number.endsWith('く') && !/^[かきくけこ]/u.test(reading));

/** はい → ぱい after っ. */
const hardened = (reading: string): string =>
  reading.replace(/^[はひふへほ]/, (kana) => String.fromCharCode(kana.charCodeAt(0) + 2));

/** Everything above the tens. */
function headsOf(value: number): readonly string[] {
  let heads: readonly string[] = [''];
  for (const { value: size, said } of MYRIADS) {
    const section = Math.floor(value / size) % 10_000;
    if (section > 0)
      heads = followed(
        heads,
        sectionsOf(section).map((reading) => reading + said),
      );
  }
  const hundreds = Math.floor(value / 100) % 100;
  return followed(heads, [hundredsOf(hundreds)]);
}

const hundredsOf = (hundreds: number): string =>
  (THOUSANDS[Math.floor(hundreds / 10)] ?? '') + (HUNDREDS[hundreds % 10] ?? '');

/** The part before 万 and 億; 千万 is いっせんまん rather than せんまん. */
function sectionsOf(section: number): readonly string[] {
  const tens = Math.floor(section / 10) % 10;
  const said =
    hundredsOf(Math.floor(section / 100)) +
    (tensBefore(tens)[0] ?? '') +
    (tens > 0 ? 'じゅう' : '') +
    (DIGITS[section % 10] ?? '');
  return section === 1_000 ? [`いっ${said}`, said] : [said];
}

function tensOf(value: number): readonly string[] {
  const tens = Math.floor(value / 10) % 10;
  return tens === 0 ? [''] : tensBefore(tens).map((digit) => `${digit}じゅう`);
}

/** The part before 十: しちじゅう is said as well as ななじゅう. */
function tensBefore(tens: number): readonly string[] {
  if (tens <= 1) return [''];
  return tens === 7 ? ['なな', 'しち'] : [DIGITS[tens] ?? ''];
}

function onesOf(ones: number): readonly string[] {
  if (ones === 4) return ['よん', 'し'];
  if (ones === 7) return ['なな', 'しち'];
  if (ones === 9) return ['きゅう', 'く'];
  return [DIGITS[ones] ?? ''];
}

const followed = (heads: readonly string[], tails: readonly string[]): readonly string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail));

const unique = (readings: readonly string[]): readonly string[] => [...new Set(readings)];
