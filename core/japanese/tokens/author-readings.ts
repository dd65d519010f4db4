import { hasKanji, isKana, toHiragana } from '../kana.ts';
import { normaliseJapanese } from '../normalise.ts';
import { readTokenAs } from './shared-forms.ts';
import type { Token } from './token.ts';

/** No character has a reading with more kana: 志 is こころざし. */
const MAX_KANA_PER_CHARACTER = 5;
/** A token without a reading takes what the tokens next to it leave: 7 and 時 of しちじ. */
const UNKNOWN_KANA_COST = 0.5;

interface Path {
  readonly cost: number;
  readonly reading: string;
  readonly before: Path | null;
}

const kanaOf = (text: string) => toHiragana(normaliseJapanese(text));

/**
 * The tokens of a sentence with the author's reading: the tokenizer reads 降り as おり, but あめがふります makes it ふり. Tokens in
 * kana fix their part of the reading; the others share the rest, each as close to the tokenizer's reading as possible.
 * If the kana do not fit, the tokens stay as they are.
 */
export function readAs(tokens: readonly Token[], reading: string): readonly Token[] {
  const kana = kanaOf(reading);
  if (kana === '' || hasKanji(kana)) return tokens;
  const readings: string[] = [];
  const wholeBy = (commas: Commas | null) =>
    pathsThrough(tokens, kana, commas).at(-1)?.get(kana.length) ?? null;
  const commas = commasIn(tokens, reading);
  const whole = (commas && wholeBy(commas)) ?? wholeBy(null);
  for (let path = whole; path?.before; path = path.before) readings.unshift(path.reading);
  return tokens.map((token, index) => {
    const found = readings[index] ?? '';
    return found === '' || isKana(token.surface) ? token : readTokenAs(token, found);
  });
}

/** The token at which a reading stops fitting; empty if the reading continues after the last token; null if it fits. */
export function placeOfMisfit(tokens: readonly Token[], reading: string): string | null {
  const kana = kanaOf(reading);
  const paths = pathsThrough(tokens, kana);
  if (paths.at(-1)?.has(kana.length)) return null;
  return tokens[paths.findIndex(({ size }) => size === 0)]?.surface ?? '';
}

/** Where the kana have a comma. */
type Commas = ReadonlySet<number>;

const COMMA = /[、，,]/u;

/** Null if the author did not write the commas of the sentence. */
function commasIn(tokens: readonly Token[], reading: string): Commas | null {
  const parts = reading.split(COMMA);
  if (parts.length - 1 !== tokens.filter(isComma).length) return null;
  return new Set(parts.map((_, at) => kanaOf(parts.slice(0, at).join('')).length));
}

const isComma = ({ surface }: Token): boolean => surface.length === 1 && COMMA.test(surface);

/**
 * For each token, how it and those before it can be read, by the position reached in the kana. The words before a comma
 * are read before it: 間 of 間、隣 is あいだ, although the tokenizer says ま.
 */
function pathsThrough(
  tokens: readonly Token[],
  kana: string,
  commas: Commas | null = null,
): ReadonlyMap<number, Path>[] {
  let paths = new Map<number, Path>([[0, { cost: 0, reading: '', before: null }]]);
  return tokens.map((token) => {
    const next = new Map<number, Path>();
    for (const [at, before] of paths) {
      if (commas && isComma(token) && !commas.has(at)) continue;
      for (const { cost, reading: part } of readingsAt(token, kana, at)) {
        const path = { cost: before.cost + cost, reading: part, before };
        const known = next.get(at + part.length);
        if (!known || path.cost < known.cost) next.set(at + part.length, path);
      }
    }
    paths = next;
    return next;
  });
}

function readingsAt(token: Token, kana: string, at: number): { cost: number; reading: string }[] {
  const sound = kanaOf(token.surface);
  if (sound === '') return [{ cost: 0, reading: '' }];
  if (isKana(sound)) return kana.startsWith(sound, at) ? [{ cost: 0, reading: sound }] : [];
  // 降り: the okurigana are read as written, the rest can be any kana.
  const shape = new RegExp(`^${sound.replaceAll(/[^\p{sc=Hiragana}ー]+/gu, '.+')}$`, 'u');
  const found: { cost: number; reading: string }[] = [];
  const most = Math.min(kana.length - at, sound.length * MAX_KANA_PER_CHARACTER);
  for (let length = 1; length <= most; length++) {
    const reading = kana.slice(at, at + length);
    if (shape.test(reading)) found.push({ cost: costOf(reading, token.reading), reading });
  }
  return found;
}

const costOf = (reading: string, expected: string) =>
  expected === '' ? reading.length * UNKNOWN_KANA_COST : distance(reading, expected);

/** How many kana differ (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one.charAt(i - 1) === other.charAt(j - 1) ? 0 : 1;
      next.push(Math.min((row[j - 1] ?? 0) + same, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * The tokens of an alternative take their readings from the plain sentence: token by token before and after the
 * difference, and inside it where the plain sentence has the same token (降り・ませ・ん and 降り・ます).
 */
export function readLike(tokens: readonly Token[], plain: readonly Token[]): readonly Token[] {
  const same = (one: Token | undefined, other: Token | undefined) =>
    one !== undefined && one.surface === other?.surface;
  let head = 0;
  while (same(tokens[head], plain[head])) head++;
  let tail = 0;
  while (tail < tokens.length - head && same(tokens.at(-1 - tail), plain.at(-1 - tail))) tail++;
  return tokens.map((token, index) => {
    const fromEnd = tokens.length - index;
    const model =
      index < head
        ? plain[index]
        : fromEnd <= tail
          ? plain.at(-fromEnd)
          : plain.find((one) => same(one, token));
    return model ? readTokenAs(token, model.reading) : token;
  });
}
