import { lengthens, vowelOf } from '../../japanese/long-vowels.ts';
import type { MistakeCode } from '../judgement.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';

/** A text that was typed with one or two kana amiss. */
export interface Slip {
  readonly end: number;
  readonly codes: readonly MistakeCode[];
  /** Whether a kana is simply another one, with no sound or shape to explain it. */
  readonly isStrange: boolean;
  /** Where in the expected text the first kana is amiss. */
  readonly at: number;
}

const isKana = (char: string): boolean => (char >= 'ぁ' && char <= 'ゖ') || char === 'ー';
/** A kana amiss in a shorter text makes another word of it. */
const LETTERS_MIN = 3;
const SLIPS_MAX = 2;

const VOICED = ['かが', 'きぎ', 'くぐ', 'けげ', 'こご', 'さざ', 'しじ', 'すず', 'せぜ', 'そぞ', 'ただ', 'ちぢ', 'つづ', 'てで', 'とど', 'はばぱ', 'ひびぴ', 'ふぶぷ', 'へべぺ', 'ほぼぽ']; // oxfmt-ignore
/** Kana that look or sound nearly alike. */
const LOOKALIKES = ['やゃ', 'ゆゅ', 'よょ', 'あぁ', 'いぃ', 'うぅ', 'えぇ', 'おぉを', 'わは', 'へえ', 'じぢ', 'ずづ', 'うお', 'いえ']; // oxfmt-ignore

/** What a kana is taken for, by its pair. */
const EXCHANGED: ReadonlyMap<string, MistakeCode> = new Map([
  ...pairsOf(LOOKALIKES).map((pair) => [pair, 'kana-spelling'] as const),
  ...pairsOf(VOICED).map((pair) => [pair, 'voicing'] as const),
  ...pairsOf(['っつ']).map((pair) => [pair, 'small-tsu'] as const),
]);

function pairsOf(rows: readonly string[]): string[] {
  return rows.flatMap((row) => Array.from(row, (one) => Array.from(row, (other) => one + other)).flat());
}

/** Sounds that Vietnamese ears take for one another: a kana and the pair of kana that is heard for it. */
const MISHEARD: ReadonlyMap<string, string> = new Map([
  ['つ', 'ちゅ'],
  ['ざ', 'じゃ'],
  ['ず', 'じゅ'],
  ['づ', 'じゅ'],
  ['ぞ', 'じょ'],
  ['さ', 'しゃ'],
  ['す', 'しゅ'],
  ['そ', 'しょ'],
]);

/** How the typed answer at this place comes near the expected text, or null. */
export function findSlip(typed: TypedAnswer, from: number, expected: string): Slip | null {
  if (!beginsAlike(typed, from, expected)) return null;
  const found: Slip[] = [];
  compare({ typed, expected: Array.from(expected), found }, from, 0, []);
  return found.reduce<Slip | null>(
    (best, slip) => (best && weight(best) <= weight(slip) ? best : slip),
    null,
  );
}

/** Whatever is amiss, one of the first two letters is still there: a quick look that spares most of the work. */
function beginsAlike({ chars }: TypedAnswer, from: number, expected: string): boolean {
  const [one, two] = [chars[from], chars[from + 1]];
  const [first, second] = [expected[0], expected[1]];
  return (
    one === first ||
    one === second ||
    two === second ||
    two === first ||
    second === undefined ||
    chars[from + 2] === second
  );
}

/** Fewer and more usual slips first; of these, the one that explains more of what was typed. */
const weight = ({ codes, isStrange, end }: Slip): number =>
  codes.length * 1_000 + (isStrange ? 500 : 0) - end;

interface Comparison {
  readonly typed: TypedAnswer;
  readonly expected: readonly string[];
  readonly found: Slip[];
}

interface Way {
  readonly code: MistakeCode;
  readonly isStrange?: true;
  readonly at: number;
  readonly place: number;
}

function compare(
  comparison: Comparison,
  from: number,
  begin: number,
  ways: readonly (Way & { first: number })[],
): void {
  const { typed, expected, found } = comparison;
  let place = begin;
  let at = from;
  while (place < expected.length && stands(typed, at, expected[place] ?? '')) {
    place++;
    at++;
  }
  const [first] = ways;
  if (place === expected.length && first) {
    const isStrange = ways.some((way) => way.isStrange);
    found.push({ end: at, codes: ways.map(({ code }) => code), isStrange, at: first.first });
  }
  if (ways.length === SLIPS_MAX) return;
  for (const way of waysOn(comparison, at, place)) {
    // A strange kana stands alone: two things amiss make another word.
    if (ways.length > 0 && (way.isStrange || ways.some((earlier) => earlier.isStrange))) continue;
    compare(comparison, way.at, way.place, [...ways, { ...way, first: place }]);
  }
}

const stands = (typed: TypedAnswer, at: number, expected: string): boolean =>
  typed.chars[at] === expected || (typed.alternatives[at] ?? '').includes(expected);

/** One kana too few, too many or another, with the name of each. */
function waysOn({ typed, expected }: Comparison, at: number, place: number): Way[] {
  const wanted = expected[place] ?? '';
  const found = typed.chars[at] ?? '';
  const before = expected[place - 1];
  const ways: Way[] = [];
  const mayBeStrange = expected.length >= LETTERS_MIN;
  if (isKana(wanted)) ways.push(...named(wanted, before, mayBeStrange, { at, place: place + 1 }));
  if (isKana(found) && place > 0)
    ways.push(...named(found, before, mayBeStrange && place < expected.length, { at: at + 1, place }));
  if (isKana(wanted) && isKana(found)) {
    ways.push(...exchanged(wanted, found, mayBeStrange, { at: at + 1, place: place + 1 }));
    ways.push(...misheard(typed, at, expected, place));
    // なっかた for なかった.
    if (typed.chars[at + 1] === wanted && expected[place + 1] === found)
      ways.push({ code: 'kana-spelling', at: at + 2, place: place + 2 });
  }
  return ways;
}

/** A kana that is left out or put in. */
function named(
  kana: string,
  before: string | undefined,
  mayBeStrange: boolean,
  on: Pick<Way, 'at' | 'place'>,
): Way[] {
  const vowel = before === undefined ? undefined : vowelOf(before);
  if (kana === 'っ') return [{ code: 'small-tsu', ...on }];
  if (vowel !== undefined && lengthens(vowel, kana)) return [{ code: 'long-vowel', ...on }];
  return mayBeStrange ? [{ code: 'kana-spelling', isStrange: true, ...on }] : [];
}

function exchanged(
  wanted: string,
  found: string,
  mayBeStrange: boolean,
  on: Pick<Way, 'at' | 'place'>,
): Way[] {
  const code = EXCHANGED.get(wanted + found);
  if (code) return [{ code, ...on }];
  return mayBeStrange ? [{ code: 'kana-spelling', isStrange: true, ...on }] : [];
}

function misheard(typed: TypedAnswer, at: number, expected: readonly string[], place: number): Way[] {
  const wanted = expected[place] ?? '';
  const found = typed.chars[at] ?? '';
  if (MISHEARD.get(wanted) === found + (typed.chars[at + 1] ?? ''))
    return [{ code: 'kana-spelling', at: at + 2, place: place + 1 }];
  if (MISHEARD.get(found) === wanted + (expected[place + 1] ?? ''))
    return [{ code: 'kana-spelling', at: at + 1, place: place + 2 }];
  return [];
}

const HIRAGANA = Array.from({ length: 0x3094 - 0x3041 }, (_, at) => String.fromCharCode(0x3041 + at));

/** Every text that one kana amiss can make of this one, to look whether it is a word. */
export function slipsOf(kana: string): string[] {
  const letters = Array.from(kana);
  const made = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const head = letters.slice(0, at).join('');
    const tail = letters.slice(at).join('');
    const after = letters.slice(at + 1).join('');
    for (const added of ['っ', 'ー', 'あ', 'い', 'う', 'え', 'お']) if (at > 0) made.add(head + added + tail);
    if (at === letters.length) break;
    made.add(head + after);
    for (const other of HIRAGANA) made.add(head + other + after);
  }
  made.delete(kana);
  return [...made];
}
