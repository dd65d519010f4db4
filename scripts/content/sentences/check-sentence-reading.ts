import { hasKanji, toHiragana } from '#core/japanese/kana.ts';
import { plainTokens } from '#core/japanese/notation/analyse.ts';
import { parseRuby, readingOf, withoutRuby } from '#core/japanese/ruby.ts';
import type { Token, Tokenize } from '#core/japanese/tokens/token.ts';
import type { ExceptionList } from '../exception-list.ts';

/** A sentence with our reading. */
export interface ReadSentence {
  readonly text: string;
  readonly reading: string;
  /** Positions in the text with a known position in the reading: the edges of every bracket. */
  readonly meetings: ReadonlyMap<number, number>;
}

export function sentenceFromRuby(ruby: string): ReadSentence {
  const meetings = new Map<number, number>();
  let textEnd = 0;
  let readingEnd = 0;
  for (const { text, reading } of parseRuby(ruby)) {
    meetings.set(textEnd, readingEnd);
    textEnd += text.length;
    readingEnd += (reading ?? text).length;
  }
  return { text: withoutRuby(ruby), reading: toHiragana(readingOf(ruby)), meetings };
}

export const sentenceFromKana = (text: string, reading: string): ReadSentence => ({
  text,
  reading: toHiragana(reading),
  meetings: new Map(),
});

/** Known misreadings of the tokenizer: surface, its reading, the right one. */
export interface Misreads {
  readonly rightReadingsOf: (surface: string, misread: string) => readonly string[];
  readonly list: ExceptionList;
}

/** Compares the author's reading with what the product reads without it, token by token. */
export function checkSentenceReading(
  sentence: ReadSentence,
  tokenize: Tokenize,
  misreads: Misreads,
): string[] {
  const tokens = plainTokens(sentence.text, tokenize);
  const corrections = explain(tokens, sentence, misreads);
  corrections?.forEach((line) => misreads.list.accepts(...line));
  if (corrections) return [];
  const theirs = tokens.map((token) => `${token.surface}/${readingOfToken(token)}`).join(' ');
  return [`reading ${sentence.reading} differs from the tokenizer’s ${theirs}`];
}

type Correction = readonly [surface: string, misread: string, right: string];

/** The corrections that make the tokens match our reading, none if they match already; null if nothing helps. */
function explain(
  tokens: readonly Token[],
  { reading, meetings }: ReadSentence,
  misreads: Misreads,
): Correction[] | null {
  return from(0, 0, 0);

  function from(at: number, textStart: number, readingStart: number): Correction[] | null {
    const token = tokens[at];
    if (!token) return readingStart === reading.length ? [] : null;
    const textEnd = textStart + token.surface.length;
    for (const { kana, correction } of waysToRead(token, misreads)) {
      const readingEnd = readingStart + kana.length;
      if (!reading.startsWith(kana, readingStart)) continue;
      if ((meetings.get(textEnd) ?? readingEnd) !== readingEnd) continue;
      const rest = from(at + 1, textEnd, readingEnd);
      if (rest) return [...correction, ...rest];
    }
    return null;
  }
}

function waysToRead(token: Token, { rightReadingsOf }: Misreads) {
  const { surface } = token;
  const theirs = readingOfToken(token);
  const corrected = rightReadingsOf(surface, theirs).map((right) => ({
    kana: right,
    correction: [[surface, theirs, right] as const],
  }));
  // Digits have no furigana: 1970年[ねん].
  const asWritten = HAS_DIGIT.test(surface) ? [{ kana: surface, correction: [] }] : [];
  return [{ kana: theirs, correction: [] }, ...asWritten, ...corrected];
}

const HAS_DIGIT = /\p{Nd}/u;

/** A token in kana is read as written, whatever the tokenizer says about ラーメン or CD. */
const readingOfToken = ({ surface, reading }: Token): string =>
  toHiragana((hasKanji(surface) || HAS_DIGIT.test(surface)) && reading !== '' ? reading : surface);
