import type { QuestionCase } from './case.ts';
import { conjugationCases, formCases } from './forms.cases.ts';
import { differenceCases, grammarCases, grammarListCases } from './grammar.cases.ts';
import { inJapaneseCases, looksLikeCueCases, numberCases } from './in-japanese.cases.ts';
import { hanVietCases, kanjiCases } from './kanji.cases.ts';
import { countTableCases, themeWordCases } from './lists.cases.ts';
import { meaningCases, readingCases } from './meaning.cases.ts';
import { breakdownCases, correctionCases, exampleCases, similarCases } from './sentences.cases.ts';
import { aboutAssistantCases, feelingCases, quizCases, smallTalkCases } from './talk.cases.ts';

export const ALL_CASES: readonly (readonly [about: string, cases: readonly QuestionCase[]])[] = [
  ['meaning', meaningCases],
  ['reading', readingCases],
  ['in Japanese', inJapaneseCases],
  ['in Japanese, of words that ask elsewhere', looksLikeCueCases],
  ['numbers', numberCases],
  ['conjugation', conjugationCases],
  ['form', formCases],
  ['kanji', kanjiCases],
  ['Hán Việt', hanVietCases],
  ['breakdown', breakdownCases],
  ['correction', correctionCases],
  ['examples', exampleCases],
  ['similar', similarCases],
  ['grammar', grammarCases],
  ['grammar lists', grammarListCases],
  ['difference', differenceCases],
  ['small talk', smallTalkCases],
  ['quiz', quizCases],
  ['words of a theme', themeWordCases],
  ['counting in order', countTableCases],
  ['feelings', feelingCases],
  ['about the assistant', aboutAssistantCases],
];
