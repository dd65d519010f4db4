import { FORMS } from './forms.ts';
import { DIFFERENCES, GRAMMAR, GRAMMAR_LISTS } from './grammar.ts';
import { KANJI } from './kanji.ts';
import { IN_JAPANESES, MEANINGS, READINGS } from './meanings.ts';
import { NUMBERS } from './numbers.ts';
import { MISTAKES, QUIZ, REPLIES } from './quiz.ts';
import type { Rule } from './rule.ts';
import { BREAKDOWNS, CORRECTIONS, EXAMPLES, SIMILAR } from './sentences.ts';
import { SMALL_TALK } from './small-talk.ts';

/** What a message says as a whole. */
export const WHOLE_RULES: readonly Rule[] = [...SMALL_TALK, ...REPLIES];

/** What is asked for in particular before what is asked for in general: nearly every question ends in "là gì". */
export const RULES: readonly Rule[] = [
  ...MISTAKES,
  ...QUIZ,
  ...GRAMMAR_LISTS,
  ...NUMBERS,
  ...KANJI,
  ...DIFFERENCES,
  ...CORRECTIONS,
  ...EXAMPLES,
  ...SIMILAR,
  ...FORMS,
  ...BREAKDOWNS,
  ...GRAMMAR,
  ...IN_JAPANESES,
  ...READINGS,
  ...MEANINGS,
];
