import { hasKanji, toHiragana } from './kana.ts';
import type { RubySegment } from './ruby.ts';

/** The readings of a character as a dictionary of kanji gives them, in hiragana and without okurigana. */
export type ReadingsOf = (character: string) => readonly string[];

/**
 * Lays the reading of a word over its characters: 買い物 + かいもの → 買[か]い物[もの], 勉強 → 勉[べん]強[きょう].
 * Kanji whose own readings do not explain theirs (今日, 大人, the 日本 of 日本人) stay together under one reading.
 */
export function alignReading(word: string, reading: string, readingsOf: ReadingsOf): RubySegment[] {
  const kana = toHiragana(reading);
  const aligned = align(word, kana, readingsOf, false) ?? align(word, kana, readingsOf, true);
  return aligned ?? (word === reading ? [{ text: word }] : [{ text: word, reading }]);
}

/** Whether the readings of the characters themselves make up the reading of the word. */
export const isExplained = (word: string, reading: string, readingsOf: ReadingsOf): boolean =>
  align(word, toHiragana(reading), readingsOf, false) !== null;

interface Alignment {
  readonly segments: readonly RubySegment[];
  /** How many kanji stand under a reading that is not their own. */
  readonly unknown: number;
}

const align = (
  word: string,
  kana: string,
  readingsOf: ReadingsOf,
  guessing: boolean,
): RubySegment[] | null => {
  const whole = new Aligner(Array.from(word), kana, readingsOf, guessing).from(0, 0);
  return whole && [...whole.segments];
};

class Aligner {
  // Each place is worked out once: the ways through a long word would double with every character.
  readonly #known = new Map<string, Alignment | null>();

  constructor(
    private readonly pieces: readonly string[],
    private readonly kana: string,
    private readonly readingsOf: ReadingsOf,
    private readonly guessing: boolean,
  ) {}

  /** The best way to lay the kana from `heard` over the characters from `at`. */
  from(at: number, heard: number): Alignment | null {
    const key = `${at} ${heard}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    const ways = this.#ways(at, heard);
    const best = ways.reduce((least, way) => (way.unknown < least.unknown ? way : least), ways[0] ?? NONE);
    this.#known.set(key, best === NONE ? null : best);
    return best === NONE ? null : best;
  }

  #ways(at: number, heard: number): Alignment[] {
    const piece = this.pieces[at];
    if (piece === undefined) return heard === this.kana.length ? [{ segments: [], unknown: 0 }] : [];
    if (!hasKanji(piece)) {
      if (!this.kana.startsWith(toHiragana(piece), heard)) return [];
      const tail = this.from(at + 1, heard + piece.length);
      return tail ? [{ ...tail, segments: joinPlain({ text: piece }, tail.segments) }] : [];
    }
    const spoken = piece === '々' ? (this.pieces[at - 1] ?? piece) : piece;
    const own = soundsOf(spoken, this.readingsOf)
      .filter((sound) => this.kana.startsWith(sound, heard))
      .flatMap((sound) => this.#under(at, at + 1, heard, heard + sound.length, 0));
    return this.guessing ? [...own, ...this.#guesses(at, heard)] : own;
  }

  /** Two kanji or more, or one that stands alone between kana, under whatever is left for them. */
  #guesses(at: number, heard: number): Alignment[] {
    const rest = this.pieces.slice(at).findIndex((piece) => !hasKanji(piece));
    const end = rest === -1 ? this.pieces.length : at + rest;
    const alone = end - at === 1 && !hasKanji(this.pieces[at - 1] ?? '');
    const ways: Alignment[] = [];
    for (let until = at + (alone ? 1 : 2); until <= end; until++) {
      for (let to = heard + 1; to <= this.kana.length; to++) {
        ways.push(...this.#under(at, until, heard, to, until - at));
      }
    }
    return ways;
  }

  #under(at: number, until: number, heard: number, to: number, unknown: number): Alignment[] {
    const tail = this.from(until, to);
    if (!tail) return [];
    const head = { text: this.pieces.slice(at, until).join(''), reading: this.kana.slice(heard, to) };
    return [{ segments: [head, ...tail.segments], unknown: unknown + tail.unknown }];
  }
}

const NONE: Alignment = { segments: [], unknown: Number.POSITIVE_INFINITY };

const joinPlain = (head: RubySegment, [next, ...rest]: readonly RubySegment[]): RubySegment[] =>
  next && next.reading === undefined
    ? [{ text: head.text + next.text }, ...rest]
    : [head, ...(next ? [next, ...rest] : [])];

const VOICED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'かが',
    'きぎ',
    'くぐ',
    'けげ',
    'こご',
    'さざ',
    'しじ',
    'すず',
    'せぜ',
    'そぞ',
    'ただ',
    'ちぢ',
    'つづ',
    'てで',
    'とど',
  ]
    .concat(['はば', 'ひび', 'ふぶ', 'へべ', 'ほぼ'])
    .map(([plain = '', voiced = '']) => [plain, voiced]),
);
const HALF_VOICED: Readonly<Record<string, string>> = { は: 'ぱ', ひ: 'ぴ', ふ: 'ぷ', へ: 'ぺ', ほ: 'ぽ' };

/** Longest first: a short reading that fits by chance would push the rest aside. In a compound a sound may be voiced (はな → ばな) or doubled (がく → がっ). */
function soundsOf(character: string, readingsOf: ReadingsOf): string[] {
  const sounds = new Set<string>();
  for (const reading of readingsOf(character)) {
    const first = reading.charAt(0);
    const heads = [first, VOICED[first], HALF_VOICED[first]].filter((head) => head !== undefined);
    for (const head of heads) {
      const whole = head + reading.slice(1);
      sounds.add(whole);
      if (whole.length > 1 && /[きくちつ]$/.test(whole)) sounds.add(`${whole.slice(0, -1)}っ`);
    }
  }
  return [...sounds].toSorted((a, b) => b.length - a.length);
}
