import { hasKanji, toHiragana } from './kana.ts';
import type { RubySegment } from './ruby.ts';

/** The readings of a character in a kanji dictionary, in hiragana and without okurigana. */
export type ReadingsOf = (character: string) => readonly string[];

/** Longer words keep one reading for the whole. The longest headword that we ship has 10 characters and 10 kana. */
export const ALIGNED_MAX_CHARS = 40;
export const ALIGNED_MAX_KANA = 80;

/**
 * Distributes the reading of a word over its characters: 買い物 + かいもの → 買[か]い物[もの], 勉強 → 勉[べん]強[きょう]. Kanji whose own
 * readings do not explain theirs (今日, 大人, the 日本 of 日本人) stay together under one reading.
 */
export function alignReading(word: string, reading: string, readingsOf: ReadingsOf): RubySegment[] {
  const kana = toHiragana(reading);
  if (kana === toHiragana(word)) return [{ text: word }];
  return alignKana(word, kana, readingsOf).segments ?? [{ text: word, reading }];
}

/** Whether the reading of the word consists of readings of its characters. */
export const isExplained = (word: string, reading: string, readingsOf: ReadingsOf): boolean =>
  alignKana(word, toHiragana(reading), readingsOf).unknown === 0;

interface Alignment {
  /** Null if the reading cannot be aligned with the word. */
  readonly segments: RubySegment[] | null;
  /** How many kanji have a reading here that is not their own. */
  readonly unknown: number;
  /** How many comparisons it took: at most (sounds of a character + 3) × (characters + 1) × (kana + 1). */
  readonly steps: number;
}

/** Of all alignments of the kana with the word, the one with the fewest unknown kanji. */
export function alignKana(word: string, kana: string, readingsOf: ReadingsOf): Alignment {
  const pieces = Array.from(word);
  if (pieces.length > ALIGNED_MAX_CHARS || kana.length > ALIGNED_MAX_KANA)
    return { segments: null, unknown: Number.POSITIVE_INFINITY, steps: 0 };
  return new Aligner(pieces, kana, readingsOf).align();
}

/** The first segment of the best path from a place to the end, and the number of unknown kanji on that path. */
interface Path {
  readonly until: number;
  readonly to: number;
  readonly unknown: number;
}

/** The best path from each place in the reading; null if none reaches the end. */
type Paths = readonly (Path | null)[];

/** Works from the end to the beginning, so that every pair of places in word and reading is visited once. */
class Aligner {
  /** From each place in the word. */
  readonly #paths: Paths[];
  /**
   * For each place in the word, the best group of unknown kanji that ends there or later, by where its reading begins.
   */
  readonly #groups: Paths[];
  #steps = 0;

  constructor(
    private readonly pieces: readonly string[],
    private readonly kana: string,
    private readonly readingsOf: ReadingsOf,
  ) {
    this.#paths = pieces.map(() => []);
    this.#groups = pieces.map(() => []);
  }

  align(): Alignment {
    const end = this.pieces.length;
    this.#paths[end] = this.#everywhere((heard) =>
      heard === this.kana.length ? { until: end, to: heard, unknown: 0 } : null,
    );
    this.#groups[end] = this.#groupsFrom(end);
    for (let at = end - 1; at >= 0; at--) {
      this.#paths[at] = this.#isKanji(at) ? this.#overKanji(at) : this.#overKana(at);
      this.#groups[at] = this.#groupsFrom(at);
    }
    const best = this.#paths[0]?.[0];
    return {
      segments: best ? this.#segments() : null,
      unknown: best?.unknown ?? Number.POSITIVE_INFINITY,
      steps: this.#steps,
    };
  }

  #everywhere(pathFrom: (heard: number) => Path | null): Paths {
    return Array.from({ length: this.kana.length + 1 }, (_, heard) => pathFrom(heard));
  }

  #isKanji(at: number): boolean {
    return hasKanji(this.pieces[at] ?? '');
  }

  #overKana(at: number): Paths {
    const piece = this.pieces[at] ?? '';
    const sound = toHiragana(piece);
    return this.#everywhere((heard) => this.#withSound(at, heard, sound));
  }

  #overKanji(at: number): Paths {
    const piece = this.pieces[at] ?? '';
    const sounds = soundsOf(piece === '々' ? (this.pieces[at - 1] ?? piece) : piece, this.readingsOf);
    // Two or more unknown kanji, or a single one between kana, take whatever part of the reading is left for them.
    const isAlone = !this.#isKanji(at - 1) && !this.#isKanji(at + 1);
    const groups = this.#isKanji(at + 1) ? this.#groups[at + 2] : isAlone ? this.#groups[at + 1] : undefined;
    return this.#everywhere((heard) => {
      let best: Path | null = null;
      for (const sound of sounds) best = better(best, this.#withSound(at, heard, sound));
      const group = groups?.[heard];
      return group ? better(best, { ...group, unknown: group.unknown - at }) : best;
    });
  }

  /** The character with one of its own sounds, if the reading continues with it. */
  #withSound(at: number, heard: number, sound: string): Path | null {
    this.#steps++;
    if (!this.kana.startsWith(sound, heard)) return null;
    const to = heard + sound.length;
    const rest = this.#paths[at + 1]?.[to];
    return rest ? { until: at + 1, to, unknown: rest.unknown } : null;
  }

  /**
   * A group that ends here takes the shortest reading after which the rest is best. It can also end later, as far as
   * the kanji go. `unknown` counts from the start of the word; the caller subtracts the characters before its group.
   */
  #groupsFrom(until: number): Paths {
    const later = this.#isKanji(until) ? this.#groups[until + 1] : undefined;
    const paths: (Path | null)[] = [];
    let here: Path | null = null;
    for (let heard = this.kana.length; heard >= 0; heard--) {
      this.#steps += 2;
      paths[heard] = better(here, later?.[heard] ?? null);
      const rest = this.#paths[until]?.[heard];
      here = better(rest ? { until, to: heard, unknown: until + rest.unknown } : null, here);
    }
    return paths;
  }

  #segments(): RubySegment[] {
    const segments: RubySegment[] = [];
    let plain = '';
    for (let at = 0, heard = 0; at < this.pieces.length;) {
      const { until, to } = this.#paths[at]?.[heard] ?? { until: this.pieces.length, to: this.kana.length };
      const text = this.pieces.slice(at, until).join('');
      if (this.#isKanji(at)) {
        if (plain !== '') segments.push({ text: plain });
        plain = '';
        segments.push({ text, reading: this.kana.slice(heard, to) });
      } else plain += text;
      at = until;
      heard = to;
    }
    return plain === '' ? withoutChance(segments) : [...segments, { text: plain }];
  }
}

/**
 * Next to a group that is read as a whole, one kana can fit a character by chance: 八百屋 is not 八[や]百屋[おや], and 二十日 not
 * 二十[はつ]日[か]. Only in a word, not between the words of a sentence.
 */
function withoutChance(segments: readonly RubySegment[]): RubySegment[] {
  const kept: RubySegment[] = [];
  let isWhole = false;
  for (const segment of segments) {
    const last = kept.at(-1);
    if (segments.every(({ reading }) => reading !== undefined) && last && isOneWord(last, segment, isWhole)) {
      kept[kept.length - 1] = {
        text: last.text + segment.text,
        reading: `${last.reading ?? ''}${segment.reading ?? ''}`,
      };
      isWhole = true;
    } else {
      kept.push(segment);
      isWhole = /^[一二三四五六七八九十]{2,}$/u.test(segment.text);
    }
  }
  return kept;
}

/** 日本[にほん]語[ご] are two: 語 is always read ご. */
const isOneWord = (one: RubySegment, other: RubySegment, isWhole: boolean): boolean =>
  isGroup(other) ? one.reading?.length === 1 : isWhole && other.reading?.length === 1;

const isGroup = ({ text }: RubySegment): boolean => Array.from(text).length > 1;

/** The first, unless the second has fewer unknown kanji. */
const better = (one: Path | null, other: Path | null): Path | null =>
  one === null || (other !== null && other.unknown < one.unknown) ? other : one;

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

/** A cache of the sounds of a character, which are needed again and again; some thousand characters have readings. */
const knownSounds = new WeakMap<ReadingsOf, Map<string, readonly string[]>>();

function soundsOf(character: string, readingsOf: ReadingsOf): readonly string[] {
  const known = knownSounds.get(readingsOf) ?? new Map<string, readonly string[]>();
  knownSounds.set(readingsOf, known);
  const sounds = known.get(character) ?? soundsFrom(readingsOf(character));
  if (sounds.length > 0) known.set(character, sounds);
  return sounds;
}

/**
 * Longest first: a short reading that matches by chance would leave a wrong rest. In a compound, a sound can be voiced
 * (はな → ばな) or doubled (がく → がっ).
 */
function soundsFrom(readings: readonly string[]): string[] {
  const sounds = new Set<string>();
  for (const reading of readings) {
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
