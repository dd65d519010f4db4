import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import type { SaidNumber } from '#core/tutor/read-number.ts';
import { list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';

/** A number, a time, a date or a count in Japanese, with its reading. */
export function sayNumber(typed: string, { written, inKanji, reading }: SaidNumber): TutorAnswer {
  const spelled = inKanji === written ? written : `${written} (${inKanji})`;
  return { text: paragraphs(texts.numberTitle(typed), list([texts.numberLine(spelled, reading)])) };
}
