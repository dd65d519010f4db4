import { hasKanji, isKana, toHiragana } from '../kana.ts';
import { normaliseJapanese } from '../normalise.ts';
import { readTokenAs } from './misreads.ts';
import type { Token } from './token.ts';

/** No character is read with more kana: 志 is こころざし. */
const MAX_KANA_A_CHARACTER = 5;
/** A word that the tokenizer cannot read takes what its neighbours leave: 7 and 時 under しちじ. */
const UNKNOWN_KANA_COST = 0.5;

interface Way {
  readonly cost: number;
  readonly reading: string;
  readonly before: Way | null;
}

const heard = (text: string) => toHiragana(normaliseJapanese(text));

/**
 * The words of a sentence read as its author reads them: 降り is おり for the tokenizer, ふり under あめがふります.
 * Words in kana hold the reading in place, the others share what lies between, each as near to the tokenizer's reading
 * as can be. Where the kana do not fit, the words stay as they are.
 */
export function readAs(tokens: readonly Token[], reading: string): readonly Token[] {
  const kana = heard(reading);
  if (kana === '' || hasKanji(kana)) return tokens;
  const readings: string[] = [];
  const whole = waysThrough(tokens, kana).at(-1)?.get(kana.length) ?? null;
  for (let way = whole; way?.before; way = way.before) readings.unshift(way.reading);
  return tokens.map((token, index) => {
    const found = readings[index] ?? '';
    return found === '' || isKana(token.surface) ? token : readTokenAs(token, found);
  });
}

/** The word at which a reading no longer fits, empty where it goes on behind the last one; null where all of it fits. */
export function placeOfMisfit(tokens: readonly Token[], reading: string): string | null {
  const kana = heard(reading);
  const ways = waysThrough(tokens, kana);
  if (ways.at(-1)?.has(kana.length)) return null;
  return tokens[ways.findIndex(({ size }) => size === 0)]?.surface ?? '';
}

/** How each word and those before it can be read, by the place in the kana that this comes to. */
function waysThrough(tokens: readonly Token[], kana: string): ReadonlyMap<number, Way>[] {
  let ways = new Map<number, Way>([[0, { cost: 0, reading: '', before: null }]]);
  return tokens.map((token) => {
    const next = new Map<number, Way>();
    for (const [at, before] of ways) {
      for (const { cost, reading: part } of readingsAt(token, kana, at)) {
        const way = { cost: before.cost + cost, reading: part, before };
        const known = next.get(at + part.length);
        if (!known || way.cost < known.cost) next.set(at + part.length, way);
      }
    }
    ways = next;
    return next;
  });
}

function readingsAt(token: Token, kana: string, at: number): { cost: number; reading: string }[] {
  const sound = heard(token.surface);
  if (sound === '') return [{ cost: 0, reading: '' }];
  if (isKana(sound)) return kana.startsWith(sound, at) ? [{ cost: 0, reading: sound }] : [];
  // 降り: the okurigana is read as it is written, the rest as it may be.
  const shape = new RegExp(`^${sound.replaceAll(/[^\p{sc=Hiragana}ー]+/gu, '.+')}$`, 'u');
  const found: { cost: number; reading: string }[] = [];
  const most = Math.min(kana.length - at, sound.length * MAX_KANA_A_CHARACTER);
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
 * The words of an alternative take over how the plain sentence is read: those before and after what differs word by
 * word, and those between where the plain sentence has the same word (降り・ませ・ん beside 降り・ます).
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
