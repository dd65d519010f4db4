import { withoutRuby } from '#core/japanese/ruby.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import { findSlips } from '#core/tutor/slips/find-slips.ts';
import { oddPart } from '#core/tutor/slips/odd-parse.ts';

/** A right sentence, and where it stands. */
export interface PlacedSentence {
  readonly where: string;
  readonly ja: string;
}

/** Sentences of ours that the assistant would call wrong. */
export const checkSlips = (sentences: readonly PlacedSentence[], tokenize: Tokenize): string[] =>
  sentences.flatMap(({ where, ja }) =>
    findSlips(tokenize(withoutRuby(ja))).slips.map(({ code, text }) => `${where}: ${code} in ${text}`),
  );

/** One right sentence in two hundred may hold something that the tokenizer misreads. */
const DOUBTED_MAX_SHARE = 0.005;

/** The same for sentences that it would doubt: a few are misread, but the rules must not doubt whole constructions. */
export function checkDoubts(sentences: readonly PlacedSentence[], tokenize: Tokenize): string[] {
  const doubted = sentences.flatMap(({ where, ja }) => {
    const odd = oddPart(tokenize(withoutRuby(ja)));
    return odd ? [`${where}: ${odd.kind} ${odd.text} in ${ja}`] : [];
  });
  return doubted.length > sentences.length * DOUBTED_MAX_SHARE ? doubted : [];
}
