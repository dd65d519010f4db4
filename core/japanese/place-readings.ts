import type { RubySegment } from './ruby.ts';

/**
 * How far a reading hangs over what is before and after its characters, in letters of the reading. Negative where it
 * keeps a distance.
 */
export interface Overhang {
  readonly start: number;
  readonly end: number;
}

export interface PlacedSegment extends RubySegment {
  readonly overhang?: Overhang;
}

/** The kana of a reading are half as large as the characters below (theme.css, rt). */
const LETTERS_PER_CHARACTER = 2;
/** Digits and Latin letters are narrow. */
const LETTERS_PER_NARROW = 1.1;
const NARROW = /[\u0020-\u02ff\u1e00-\u1eff]/u;
/** A reading that hangs over more than one kana would seem to belong to it. */
const OVERHANG_MAX = 2;
/** Between two readings, so that they are not read as one. */
const DISTANCE = 0.25;
/** A character with more kana is a word of its own (湖, 志): its reading is never joined with the next one. */
const COMPOUND_MAX_KANA = 3;

/**
 * Long readings spread the characters of a sentence: 志[こころざし]を. Here they hang over the kana next to them, as far as
 * other readings leave room, and the characters of a compound share one reading: 勉[べん]強[きょう] → 勉強[べんきょう].
 */
export function placeReadings(segments: readonly RubySegment[]): readonly PlacedSegment[] {
  const joined = joinCompounds(segments);
  return joined.map((segment, at) => {
    const overflow = overflowOf(segment);
    if (overflow <= 0) return segment;
    const [before, after] = [roomBeside(joined, at, -1), roomBeside(joined, at, 1)];
    const half = overflow / 2;
    // What one side has no room for hangs over the other.
    const first = Math.min(half, before);
    const end = Math.min(overflow - first, after);
    const start = Math.min(overflow - end, before);
    return start === 0 && end === 0 ? segment : { ...segment, overhang: { start, end } };
  });
}

const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (NARROW.test(letter) ? LETTERS_PER_NARROW : LETTERS_PER_CHARACTER),
    0,
  );

/** How much wider the reading is than its characters; negative if it is narrower. */
const overflowOf = ({ text, reading }: RubySegment): number =>
  reading === undefined ? 0 : Array.from(reading).length - widthOf(text);

function joinCompounds(segments: readonly RubySegment[]): readonly RubySegment[] {
  const joined: RubySegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && spreads(last, segment))
      joined[joined.length - 1] = {
        text: last.text + segment.text,
        reading: `${last.reading ?? ''}${segment.reading ?? ''}`,
      };
    else joined.push(segment);
  }
  return joined;
}

/** Whether two characters side by side are parts of a compound that their readings would tear apart. */
function spreads(one: RubySegment, other: RubySegment): boolean {
  const [overflow, next] = [overflowOf(one), overflowOf(other)];
  if (!canJoin(one) || !canJoin(other) || Math.max(overflow, next) <= 0) return false;
  return (overflow + next) / 2 > 0 || Math.min(overflow, next) > -DISTANCE;
}

const canJoin = ({ text, reading }: RubySegment): boolean =>
  reading !== undefined &&
  !/\p{Nd}/u.test(text) &&
  Array.from(reading).length <= COMPOUND_MAX_KANA * Array.from(text).length;

/** The room over the neighbour on one side: none at the edge of the text, where nobody knows what follows. */
function roomBeside(segments: readonly RubySegment[], at: number, side: -1 | 1): number {
  const neighbour = segments[at + side];
  if (!neighbour) return 0;
  const own = overflowOf(segments[at] ?? neighbour);
  if (neighbour.reading !== undefined) {
    const slack = -overflowOf(neighbour) / 2;
    return slack > 0 ? Math.min(slack, OVERHANG_MAX) : -DISTANCE;
  }
  const beyond = segments[at + 2 * side];
  const others = beyond ? Math.max(0, overflowOf(beyond)) : 0;
  const room = widthOf(neighbour.text) - (others > 0 ? DISTANCE : 0);
  return Math.min(OVERHANG_MAX, others > 0 ? (room * own) / (own + others) : room);
}
