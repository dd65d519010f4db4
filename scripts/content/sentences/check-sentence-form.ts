import { isKana } from '#core/japanese/kana.ts';
import { beginsSmall, endsAsSentence } from '#core/vietnamese/sentence-form.ts';
import type { Sentence } from './sentences.ts';

const SENTENCE_END = /[。？！]」?$/u;
const HINT_END = /[.?!”]$/u;
const SPACE = /\s/u;
const MARKS = /[\p{P}\p{S}]/gu;

/** The form of the three texts of a sentence, whatever their meaning. */
export const checkSentenceForm = (sentence: Sentence): string[] => [
  ...checkJapanese(sentence),
  ...checkTranslations(sentence),
];

function checkJapanese({ jpSentence, reading }: Sentence): string[] {
  const mistakes: string[] = [];
  if (!SENTENCE_END.test(jpSentence)) mistakes.push(`does not end in 。？！: ${jpSentence}`);
  if (SPACE.test(jpSentence + reading)) mistakes.push(`a space in ${jpSentence} or ${reading}`);
  if (!isKana(reading.replaceAll(MARKS, ''))) mistakes.push(`reading is not kana alone: ${reading}`);
  if (marksOf(jpSentence) !== marksOf(reading))
    mistakes.push(`other marks in the reading: ${jpSentence} ${reading}`);
  return mistakes;
}

const marksOf = (text: string): string => (text.match(MARKS) ?? []).join('');

function checkTranslations({ viSentence, hint }: Sentence): string[] {
  const mistakes: string[] = [];
  if (!endsAsSentence(viSentence)) mistakes.push(`does not end in . ? !: ${viSentence}`);
  if (!HINT_END.test(hint)) mistakes.push(`hint does not end in . ? ! ”: ${hint}`);
  const small = [viSentence, hint].filter(beginsSmall);
  return [...mistakes, ...small.map((text) => `begins with a small letter: ${text}`)];
}
