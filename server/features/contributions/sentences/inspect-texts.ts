import type { SentenceDraft, SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceWarnings } from '#contract/texts/sentence-analysis.ts';
import { givenAway } from '#core/japanese/given-away.ts';
import { parseNotation, plainText } from '#core/japanese/notation/notation.ts';
import {
  beginsSmall,
  endsAsSentence,
  isWithoutMarks,
  wordWithoutMark,
} from '#core/vietnamese/sentence-form.ts';
import { IN_KANA } from '../read-sentence.ts';
import { warning } from './warning.ts';

type Texts = Pick<SentenceDraft, 'jpSentence' | 'reading' | 'viSentence' | 'hint' | 'accepted'>;

/** Warnings that the texts alone give, without the tokenizer. */
export const inspectTexts = (texts: Texts): SentenceWarning[] => [
  ...inspectVietnamese(texts),
  ...inspectHint(texts),
  ...(IN_KANA.test(texts.reading)
    ? []
    : [warning('reading-not-kana', 'reading', sentenceWarnings['reading-not-kana'])]),
];

function inspectVietnamese({ viSentence }: Texts): SentenceWarning[] {
  if (viSentence === '') return [];
  const found: SentenceWarning[] = [];
  const word = isWithoutMarks(viSentence) ? '' : wordWithoutMark(viSentence);
  if (word !== null)
    found.push(
      warning('vietnamese-without-marks', 'viSentence', sentenceWarnings['vietnamese-without-marks'](word)),
    );
  if (beginsSmall(viSentence))
    found.push(warning('vietnamese-capital', 'viSentence', sentenceWarnings['vietnamese-capital']));
  if (!endsAsSentence(viSentence))
    found.push(warning('vietnamese-end', 'viSentence', sentenceWarnings['vietnamese-end']));
  return found;
}

/** A hint may name a word of the answer, but not more than half of the answer. */
function inspectHint({ hint, jpSentence, reading, accepted }: Texts): SentenceWarning[] {
  const secret = givenAway(hint, [jpSentence, reading, ...accepted].map(plainOf));
  return secret === null ? [] : [warning('hint-secret', 'hint', sentenceWarnings['hint-secret'](secret))];
}

function plainOf(answer: string): string {
  const parsed = parseNotation(answer);
  return parsed.ok ? plainText(parsed.notation) : answer;
}
