import { tutorCorrectionTexts as texts } from '#contract/texts/tutor-sentences.ts';
import { slipTexts } from '#contract/texts/tutor-slips.ts';
import { isKana } from '#core/japanese/kana.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import { findSlips } from '#core/tutor/slips/find-slips.ts';
import { type OddPart, oddPart } from '#core/tutor/slips/odd-parse.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';

export interface FoundMistakes {
  /** What is wrong, each with its rule. */
  readonly explained: string;
  /** The corrected sentence. */
  readonly right: string;
}

/** Mistakes that are certain whatever the meaning; null when there are none. */
export function mistakesIn(tokens: readonly Token[]): FoundMistakes | null {
  const { slips, right } = findSlips(tokens);
  if (slips.length === 0) return null;
  return { explained: list(slips.map(({ code, text }) => slipTexts[code](text))), right };
}

/** Why nothing can be said for this sentence; null if its words can be read. What we spelt in kanji is shown as it was typed. */
export function doubtAbout(tokens: readonly Token[], typed: string): string | null {
  const odd = oddPart(tokens);
  if (!odd) return null;
  return typed.includes(odd.text) ? explainOdd(odd) : texts.oddKana(typed);
}

/** The same for a sentence that nobody asked to check: a phrase is not reproached. */
export function doubtInPassing(tokens: readonly Token[]): string | null {
  const odd = oddPart(tokens);
  return odd?.kind === 'sequence' || odd?.kind === 'unknown' ? explainOdd(odd) : null;
}

const explainOdd = ({ kind, text }: OddPart): string =>
  kind === 'sequence' && isKana(text) ? texts.oddKana(text) : texts.odd[kind](text);

export const CONTENT_WORDS: ReadonlySet<string> = new Set(['noun', 'verb', 'adjective', 'adverb']);

/** The words of a sentence that our dictionary does not have: nothing is known about how they are used. */
export async function unknownWordsIn(
  { breakdowns }: Pick<TutorKnowledge, 'breakdowns'>,
  tokens: readonly Token[],
): Promise<string | null> {
  const words = await breakdowns.wordsOf(tokens);
  const unknown = words.filter(({ kind, item }) => item === null && CONTENT_WORDS.has(kind));
  return unknown.length > 0 ? texts.unknownWords(unknown.map(({ text }) => text).join('、')) : null;
}

/** A wrong sentence, with its reasons and its correction. */
export const correctionOf = ({ explained, right }: FoundMistakes): string =>
  paragraphs(`${texts.slips}\n${explained}`, texts.should(right));
