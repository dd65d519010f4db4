import { lengthens, vowelOf } from '../../japanese/long-vowels.ts';
import type { MistakeCode } from '../judgement.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';

/** A text that was typed with one or two wrong kana. */
export interface Slip {
  readonly end: number;
  readonly codes: readonly MistakeCode[];
  /** Whether a kana is simply wrong, with no similar sound or shape to explain it. */
  readonly isStrange: boolean;
  /** Index of the first wrong kana in the expected text. */
  readonly at: number;
}

const isKana = (char: string): boolean => (char >= 'ぁ' && char <= 'ゖ') || char === 'ー';
/** A wrong kana in a shorter text makes another word. */
const LETTERS_MIN = 3;
const SLIPS_MAX = 2;

const VOICED = ['かが', 'きぎ', 'くぐ', 'けげ', 'こご', 'さざ', 'しじ', 'すず', 'せぜ', 'そぞ', 'ただ', 'ちぢ', 'つづ', 'てで', 'とど', 'はばぱ', 'ひびぴ', 'ふぶぷ', 'へべぺ', 'ほぼぽ']; // oxfmt-ignore
/** Kana that look or sound nearly alike. */
const LOOKALIKES = ['やゃ', 'ゆゅ', 'よょ', 'あぁ', 'いぃ', 'うぅ', 'えぇ', 'おぉを', 'わは', 'へえ', 'じぢ', 'ずづ', 'うお', 'いえ']; // oxfmt-ignore

/** The mistake code for each pair of kana that are mixed up. */
const EXCHANGED: ReadonlyMap<string, MistakeCode> = new Map([
  ...pairsOf(LOOKALIKES).map((pair) => [pair, 'kana-spelling'] as const),
  ...pairsOf(VOICED).map((pair) => [pair, 'voicing'] as const),
  ...pairsOf(['っつ']).map((pair) => [pair, 'small-tsu'] as const),
]);

function pairsOf(rows: readonly string[]): string[] {
  return rows.flatMap((row) => Array.from(row, (one) => Array.from(row, (other) => one + other)).flat());
}

/** Sounds that Vietnamese learners mix up: a kana and the pair of kana they hear. */
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

/** How the typed answer differs from the expected text at this place, or null if it is too different. */
export function findSlip(typed: TypedAnswer, from: number, expected: string): Slip | null {
  if (!beginsAlike(typed, from, expected)) return null;
  const found: Slip[] = [];
  compare({ typed, expected: Array.from(expected), found }, from, 0, []);
  return found.reduce<Slip | null>(
    (best, slip) => (best && weight(best) <= weight(slip) ? best : slip),
    null,
  );
}

/** In every slip, one of the first two letters is still there: a quick check that avoids most of the work. */
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

/** Prefers fewer and more common slips, then the slip that explains more of the typed text. */
const weight = ({ codes, isStrange, end }: Slip): number =>
  codes.length * 1_000 + (isStrange ? 500 : 0) - end;

interface Comparison {
  readonly typed: TypedAnswer;
  readonly expected: readonly string[];
  readonly found: Slip[];
}

interface KanaSlip {
  readonly code: MistakeCode;
  readonly isStrange?: true;
  readonly at: number;
  readonly place: number;
}

function compare(
  comparison: Comparison,
  from: number,
  begin: number,
  slips: readonly (KanaSlip & { first: number })[],
): void {
  const { typed, expected, found } = comparison;
  let place = begin;
  let at = from;
  while (place < expected.length && matches(typed, at, expected[place] ?? '')) {
    place++;
    at++;
  }
  const [first] = slips;
  if (place === expected.length && first) {
    const isStrange = slips.some((slip) => slip.isStrange);
    found.push({ end: at, codes: slips.map(({ code }) => code), isStrange, at: first.first });
  }
  if (slips.length === SLIPS_MAX) return;
  for (const slip of nextSlips(comparison, at, place)) {
    // An unexplained kana must be the only slip: with two, it is another word.
    if (slips.length > 0 && (slip.isStrange || slips.some((earlier) => earlier.isStrange))) continue;
    compare(comparison, slip.at, slip.place, [...slips, { ...slip, first: place }]);
  }
}

const matches = (typed: TypedAnswer, at: number, expected: string): boolean =>
  typed.chars[at] === expected || (typed.alternatives[at] ?? '').includes(expected);

/** One kana too few, too many or wrong, each with its code. */
function nextSlips({ typed, expected }: Comparison, at: number, place: number): KanaSlip[] {
  const wanted = expected[place] ?? '';
  const found = typed.chars[at] ?? '';
  const before = expected[place - 1];
  const slips: KanaSlip[] = [];
  const mayBeStrange = expected.length >= LETTERS_MIN;
  if (isKana(wanted)) slips.push(...named(wanted, before, mayBeStrange, { at, place: place + 1 }));
  if (isKana(found) && place > 0)
    slips.push(...named(found, before, mayBeStrange && place < expected.length, { at: at + 1, place }));
  if (isKana(wanted) && isKana(found)) {
    slips.push(...exchanged(wanted, found, mayBeStrange, { at: at + 1, place: place + 1 }));
    slips.push(...misheard(typed, at, expected, place));
    // なっかた for なかった.
    if (typed.chars[at + 1] === wanted && expected[place + 1] === found)
      slips.push({ code: 'kana-spelling', at: at + 2, place: place + 2 });
  }
  return slips;
}

/** A kana that is missing or extra. */
function named(
  kana: string,
  before: string | undefined,
  mayBeStrange: boolean,
  on: Pick<KanaSlip, 'at' | 'place'>,
): KanaSlip[] {
  const vowel = before === undefined ? undefined : vowelOf(before);
  if (kana === 'っ') return [{ code: 'small-tsu', ...on }];
  if (vowel !== undefined && lengthens(vowel, kana)) return [{ code: 'long-vowel', ...on }];
  return mayBeStrange ? [{ code: 'kana-spelling', isStrange: true, ...on }] : [];
}

function exchanged(
  wanted: string,
  found: string,
  mayBeStrange: boolean,
  on: Pick<KanaSlip, 'at' | 'place'>,
): KanaSlip[] {
  const code = EXCHANGED.get(wanted + found);
  if (code) return [{ code, ...on }];
  return mayBeStrange ? [{ code: 'kana-spelling', isStrange: true, ...on }] : [];
}

function misheard(typed: TypedAnswer, at: number, expected: readonly string[], place: number): KanaSlip[] {
  const wanted = expected[place] ?? '';
  const found = typed.chars[at] ?? '';
  if (MISHEARD.get(wanted) === found + (typed.chars[at + 1] ?? ''))
    return [{ code: 'kana-spelling', at: at + 2, place: place + 1 }];
  if (MISHEARD.get(found) === wanted + (expected[place + 1] ?? ''))
    return [{ code: 'kana-spelling', at: at + 1, place: place + 2 }];
  return [];
}

const HIRAGANA = Array.from({ length: 0x3094 - 0x3041 }, (_, at) => String.fromCharCode(0x3041 + at));

/** Every text that one wrong kana can make of this one, to check whether it is a word. */
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
