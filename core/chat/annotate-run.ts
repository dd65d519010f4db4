import { parseRuby } from '../japanese/ruby.ts';
import { plainRuby, type Ruby } from './reply.ts';

/** A word with its dictionary entry. */
interface KnownWord<Item> {
  readonly text: string;
  /** With its readings: `起[お]きます`. */
  readonly ruby: string;
  readonly item: Item | null;
}

export interface AnnotatedWord<Item> {
  readonly ruby: Ruby;
  readonly item: Item | null;
}

interface Reading {
  readonly start: number;
  readonly end: number;
  readonly reading: string;
}

/**
 * Matches the words to a run of Japanese: each gets its entry and its readings. Readings in the answer's brackets win
 * over the dictionary. Null if the words are of another text.
 */
export function annotateRun<Item>(
  ruby: Ruby,
  words: readonly KnownWord<Item>[],
): AnnotatedWord<Item>[] | null {
  const text = plainRuby(ruby);
  if (words.map((word) => word.text).join('') !== text) return null;
  const given = readingsIn(ruby);
  const known = readingsIn(words.flatMap(rubyOf)).filter(
    (reading) => !given.some((other) => meet(reading, other)),
  );
  const readings = [...given, ...known].toSorted((one, other) => one.start - other.start);
  return spansOf(words, given).map(({ start, end, item }) => ({
    ruby: rubyBetween(text, start, end, readings),
    item,
  }));
}

function rubyOf({ text, ruby }: KnownWord<unknown>): Ruby {
  const segments = parseRuby(ruby);
  return plainRuby(segments) === text ? segments : [{ text }];
}

function readingsIn(ruby: Ruby): Reading[] {
  const readings: Reading[] = [];
  let start = 0;
  for (const { text, reading } of ruby) {
    const end = start + text.length;
    if (reading !== undefined) readings.push({ start, end, reading });
    start = end;
  }
  return readings;
}

const meet = (one: Pick<Reading, 'start' | 'end'>, other: Pick<Reading, 'start' | 'end'>): boolean =>
  one.start < other.end && other.start < one.end;

interface Span<Item> {
  readonly start: number;
  readonly end: number;
  readonly item: Item | null;
}

/** The range of each word. One reading over two words makes them one word, which has no entry. */
function spansOf<Item>(words: readonly KnownWord<Item>[], given: readonly Reading[]): Span<Item>[] {
  const spans: Span<Item>[] = [];
  let start = 0;
  for (const { text, item } of words) {
    const end = start + text.length;
    const last = spans.at(-1);
    const begins = start;
    const joins = given.some((reading) => reading.start < begins && begins < reading.end);
    if (last && joins) spans[spans.length - 1] = { start: last.start, end, item: null };
    else spans.push({ start, end, item });
    start = end;
  }
  return spans;
}

function rubyBetween(text: string, start: number, end: number, readings: readonly Reading[]): Ruby {
  const ruby: Ruby[number][] = [];
  let at = start;
  for (const { start: from, end: to, reading } of readings) {
    if (from < start || to > end) continue;
    if (from > at) ruby.push({ text: text.slice(at, from) });
    ruby.push({ text: text.slice(from, to), reading });
    at = to;
  }
  if (at < end) ruby.push({ text: text.slice(at, end) });
  return ruby;
}
