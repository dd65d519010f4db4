import { counterOf } from '../../japanese/counters.ts';
import { questionReadings, numberReadings, readingsWithCounter } from '../../japanese/number-readings.ts';
import { canonicalNumeral, numeralValue } from '../../japanese/numerals.ts';
import type { Lexicon } from '../lexicon.ts';
import { folded } from '../typed/fold.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { otherSpellingsOf } from '../words/spelling-variants.ts';
import { once } from './once.ts';
import { shared } from './shared.ts';
import { TextTable } from './text-table.ts';
import { COST, type Emit, type Matcher, mistaken, type Outcome, RIGHT, slipped, type Unit } from './unit.ts';
import { emitSlip, lengthsOf } from './word-unit.ts';

interface NumberParts {
  readonly text: string;
  readonly start: number;
  /** 七 of 七時, as the model writes it. */
  readonly numeral: string;
  /** 時; empty where there is none. */
  readonly counter: string;
  readonly counterReading: string;
  /** The reading of the whole, from the author or the tokenizer. */
  readonly reading: string;
}

/** Numbers that learners mix up. */
const OTHERS = [
  ...Array.from({ length: 31 }, (_, at) => at + 1),
  40,
  50,
  60,
  70,
  80,
  90,
  100,
  200,
  300,
  500,
  1000,
  10000,
];
const NUMERALS = /^[〇零一二三四五六七八九十百千万億]$/u;

/** A number with its counter: in digits, in kanji or in kana. */
export function numberUnit(parts: NumberParts, lexicon: Lexicon): Unit {
  const { text, start, numeral, counter, counterReading, reading } = parts;
  const key = [numeral, counter, counterReading, reading].join(' ');
  const { shortest, longest, match, nearly } = sharedMatcher(lexicon, key, () => makeMatcher(parts, lexicon));
  return { kind: 'number', text, start, shortest, longest, match, nearly };
}

const sharedMatcher = shared<Matcher>();

function makeMatcher(parts: NumberParts, lexicon: Lexicon): Matcher {
  const { counter, counterReading } = parts;
  const numeral = canonicalNumeral(folded(parts.numeral)) ?? folded(parts.numeral);
  const value = numeralValue(numeral);
  const counters = [
    ...new Set(
      [counter, ...otherSpellingsOf(counter), counterReading]
        .map(folded)
        .concat(spokenCounters(parts, value)),
    ),
  ];
  const forms = formsOf(parts, value);
  const known = new TextTable(
    [
      ...counters.map((after) => numeral + after),
      ...forms,
      ...spokenNumbers(parts, value).map((reading) => reading + folded(counter)),
    ].map((form) => [form, RIGHT] as const),
  );
  const wrong = once(() => wrongNumbers(parts, value, new Set(forms)));
  // 三回 and 三階.
  const alike = counter === '' ? '' : lexicon.charactersRead(folded(counterReading)).replace(counter, '');
  return {
    ...lengthsOf([numeral, ...forms]),
    match: (typed, at, emit) => known.find(typed, at, emit),
    nearly: (typed, at, emit) => {
      wrong().known.find(typed, at, emit);
      emitOtherNumeral(typed, at, numeral, counters, emit);
      for (const form of forms) emitSlip(typed, at, form, () => wrong().readings, emit);
      const end = at + numeral.length;
      const isSame = typed.chars.slice(at, end).join('') === numeral;
      if (isSame && alike.includes(typed.chars[end] ?? ' '))
        emit(end + 1, mistaken(COST.kanjiWrong, 'kanji-wrong'), false);
    },
  };
}

const formsOf = ({ reading, counter, counterReading }: NumberParts, value: number | null): string[] => {
  const standard =
    value === null
      ? []
      : counter === ''
        ? numberReadings(value)
        : readingsWithCounter(value, counter, counterReading);
  // The tokenizer reads 七時 as ななじ: if the counter is known, its own readings are used.
  return standard.length > 0 ? [...standard] : [folded(reading)];
};

/** 10ぷん, 3ぼん: the counter in kana, as it sounds after this number. */
function spokenCounters({ counter, counterReading }: NumberParts, value: number | null): string[] {
  if (value === null || counter === '') return [];
  const tail = counterReading.length;
  return readingsWithCounter(value, counter, counterReading).map((reading) => reading.slice(-tail));
}

/** しち時: the number in kana, as it sounds before this counter. */
function spokenNumbers({ counter, counterReading }: NumberParts, value: number | null): string[] {
  if (value === null || counter === '') return [];
  return readingsWithCounter(value, counter, counterReading)
    .filter((reading) => reading.endsWith(counterReading))
    .map((reading) => reading.slice(0, -counterReading.length));
}

function wrongNumbers(parts: NumberParts, value: number | null, right: ReadonlySet<string>) {
  const outcomes = wrongReadings(parts, value, right);
  return { known: new TextTable([...outcomes]), readings: new Set(outcomes.keys()) };
}

function wrongReadings(
  { counter, counterReading }: NumberParts,
  value: number | null,
  right: ReadonlySet<string>,
) {
  const outcomes = new Map<string, Outcome>();
  if (counter === '') return outcomes;
  for (const other of OTHERS) {
    if (other === value) continue;
    for (const reading of readingsWithCounter(other, counter, counterReading))
      outcomes.set(reading, mistaken(COST.numberWrong, 'number-wrong'));
  }
  for (const reading of questionReadings(counter, counterReading))
    outcomes.set(reading, mistaken(COST.numberWrong, 'word-wrong'));
  for (const reading of digitByDigit(counter, counterReading, value))
    if (!outcomes.has(reading)) outcomes.set(reading, slipped(['kana-spelling'], true));
  for (const reading of right) outcomes.delete(reading);
  return outcomes;
}

/** The number and the counter, each as if it stood alone: さんじゅうふん, ににん. */
function digitByDigit(counter: string, counterReading: string, value: number | null): string[] {
  const { rule, following } = counterOf(counter, counterReading);
  const counters = new Set([counterReading, rule.reading + following]);
  const numbers = value === null ? [] : numberReadings(value);
  return numbers.flatMap((number) => Array.from(counters, (sound) => number + sound));
}

/** Other digits before the same counter. */
function emitOtherNumeral(
  typed: TypedAnswer,
  at: number,
  numeral: string,
  counters: readonly string[],
  emit: Emit,
): void {
  let end = at;
  while (NUMERALS.test(typed.chars[end] ?? '')) end++;
  if (end === at || typed.chars.slice(at, end).join('') === numeral) return;
  for (const counter of counters)
    if (typed.chars.slice(end, end + counter.length).join('') === counter)
      emit(end + counter.length, mistaken(COST.numberWrong, 'number-wrong'), false);
}
