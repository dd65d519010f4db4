import { hasKanji, toHiragana } from './kana.ts';
import type { RubySegment } from './ruby.ts';

/** The readings of a character as a dictionary of kanji gives them, in hiragana and without okurigana. */
export type ReadingsOf = (character: string) => readonly string[];

/** Longer words stay whole under their reading. The longest headword that we ship has 10 characters and 10 kana. */
export const ALIGNED_MAX_CHARS = 40;
export const ALIGNED_MAX_KANA = 80;

/**
 * Lays the reading of a word over its characters: 買い物 + かいもの → 買[か]い物[もの], 勉強 → 勉[べん]強[きょう].
 * Kanji whose own readings do not explain theirs (今日, 大人, the 日本 of 日本人) stay together under one reading.
 */
export function alignReading(word: string, reading: string, readingsOf: ReadingsOf): RubySegment[] {
  const kana = toHiragana(reading);
  if (kana === toHiragana(word)) return [{ text: word }];
  return layReading(word, kana, readingsOf).segments ?? [{ text: word, reading }];
}

/** Whether the readings of the characters themselves make up the reading of the word. */
export const isExplained = (word: string, reading: string, readingsOf: ReadingsOf): boolean =>
  layReading(word, toHiragana(reading), readingsOf).unknown === 0;

interface LaidReading {
  /** Null where the reading cannot be laid over the word. */
  readonly segments: RubySegment[] | null;
  /** How many kanji stand under a reading that is not their own. */
  readonly unknown: number;
  /** How many comparisons it took: at most (sounds of a character + 3) × (characters + 1) × (kana + 1). */
  readonly steps: number;
}

/** Of all ways to lay the kana over the word, the one with the fewest unknown kanji. */
export function layReading(word: string, kana: string, readingsOf: ReadingsOf): LaidReading {
  const pieces = Array.from(word);
  if (pieces.length > ALIGNED_MAX_CHARS || kana.length > ALIGNED_MAX_KANA)
    return { segments: null, unknown: Number.POSITIVE_INFINITY, steps: 0 };
  return new Aligner(pieces, kana, readingsOf).lay();
}

/** The first segment of the best way from some place to the end, and how many kanji are unknown on that way. */
interface Way {
  readonly until: number;
  readonly to: number;
  readonly unknown: number;
}

/** For each place in the reading the best way from there; null where none leads to the end. */
type Ways = readonly (Way | null)[];

/** Works from the end to the beginning, so that every place in word and reading is looked at once. */
class Aligner {
  /** From each place in the word. */
  readonly #ways: Ways[];
  /** For each place in the word the best group of unknown kanji that ends there or later, by where its reading begins. */
  readonly #groups: Ways[];
  #steps = 0;

  constructor(
    private readonly pieces: readonly string[],
    private readonly kana: string,
    private readonly readingsOf: ReadingsOf,
  ) {
    this.#ways = pieces.map(() => []);
    this.#groups = pieces.map(() => []);
  }

  lay(): LaidReading {
    const end = this.pieces.length;
    this.#ways[end] = this.#everywhere((heard) =>
      heard === this.kana.length ? { until: end, to: heard, unknown: 0 } : null,
    );
    this.#groups[end] = this.#groupsFrom(end);
    for (let at = end - 1; at >= 0; at--) {
      this.#ways[at] = this.#isKanji(at) ? this.#overKanji(at) : this.#overKana(at);
      this.#groups[at] = this.#groupsFrom(at);
    }
    const best = this.#ways[0]?.[0];
    return {
      segments: best ? this.#segments() : null,
      unknown: best?.unknown ?? Number.POSITIVE_INFINITY,
      steps: this.#steps,
    };
  }

  #everywhere(wayFrom: (heard: number) => Way | null): Ways {
    return Array.from({ length: this.kana.length + 1 }, (_, heard) => wayFrom(heard));
  }

  #isKanji(at: number): boolean {
    return hasKanji(this.pieces[at] ?? '');
  }

  #overKana(at: number): Ways {
    const piece = this.pieces[at] ?? '';
    const sound = toHiragana(piece);
    return this.#everywhere((heard) => this.#under(at, heard, sound));
  }

  #overKanji(at: number): Ways {
    const piece = this.pieces[at] ?? '';
    const sounds = soundsOf(piece === '々' ? (this.pieces[at - 1] ?? piece) : piece, this.readingsOf);
    // Two unknown kanji or more, or one that stands alone between kana, go under whatever is left for them.
    const isAlone = !this.#isKanji(at - 1) && !this.#isKanji(at + 1);
    const groups = this.#isKanji(at + 1) ? this.#groups[at + 2] : isAlone ? this.#groups[at + 1] : undefined;
    return this.#everywhere((heard) => {
      let best: Way | null = null;
      for (const sound of sounds) best = better(best, this.#under(at, heard, sound));
      const group = groups?.[heard];
      return group ? better(best, { ...group, unknown: group.unknown - at }) : best;
    });
  }

  /** The character under a sound of its own, where the reading goes on with it. */
  #under(at: number, heard: number, sound: string): Way | null {
    this.#steps++;
    if (!this.kana.startsWith(sound, heard)) return null;
    const to = heard + sound.length;
    const rest = this.#ways[at + 1]?.[to];
    return rest ? { until: at + 1, to, unknown: rest.unknown } : null;
  }

  /**
   * A group that ends here has the shortest reading after which the rest is best; one may also end later, as far as
   * the kanji go. `unknown` counts from the start of the word: whoever begins a group takes off what is before it.
   */
  #groupsFrom(until: number): Ways {
    const later = this.#isKanji(until) ? this.#groups[until + 1] : undefined;
    const ways: (Way | null)[] = [];
    let here: Way | null = null;
    for (let heard = this.kana.length; heard >= 0; heard--) {
      this.#steps += 2;
      ways[heard] = better(here, later?.[heard] ?? null);
      const rest = this.#ways[until]?.[heard];
      here = better(rest ? { until, to: heard, unknown: until + rest.unknown } : null, here);
    }
    return ways;
  }

  #segments(): RubySegment[] {
    const segments: RubySegment[] = [];
    let plain = '';
    for (let at = 0, heard = 0; at < this.pieces.length;) {
      const { until, to } = this.#ways[at]?.[heard] ?? { until: this.pieces.length, to: this.kana.length };
      const text = this.pieces.slice(at, until).join('');
      if (this.#isKanji(at)) {
        if (plain !== '') segments.push({ text: plain });
        plain = '';
        segments.push({ text, reading: this.kana.slice(heard, to) });
      } else plain += text;
      at = until;
      heard = to;
    }
    return plain === '' ? segments : [...segments, { text: plain }];
  }
}

/** The first unless the second has fewer unknown kanji. */
const better = (one: Way | null, other: Way | null): Way | null =>
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

/** Of the characters that have readings, of which there are some thousands: the sounds of one are asked for again and again. */
const knownSounds = new WeakMap<ReadingsOf, Map<string, readonly string[]>>();

function soundsOf(character: string, readingsOf: ReadingsOf): readonly string[] {
  const known = knownSounds.get(readingsOf) ?? new Map<string, readonly string[]>();
  knownSounds.set(readingsOf, known);
  const sounds = known.get(character) ?? soundsFrom(readingsOf(character));
  if (sounds.length > 0) known.set(character, sounds);
  return sounds;
}

/** Longest first: a short reading that fits by chance would push the rest aside. In a compound a sound may be voiced (はな → ばな) or doubled (がく → がっ). */
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
