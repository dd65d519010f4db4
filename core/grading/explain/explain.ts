import type { Mistake, MistakeCode } from '../judgement.ts';
import type { Explanation } from './explanation.ts';
import { order } from './order.ts';
import { particleExtra, particleMissing, particleWrong } from './particles.ts';
import { type ExplainedSentence, placeOf, type Rule } from './place.ts';
import { kanaSpelling, kanjiWrong, longVowel, numberWrong, smallTsu, voicing } from './spelling.ts';
import { polarity, tense } from './tense-polarity.ts';
import { verbForm } from './verb-forms.ts';
import { wordExtra, wordMissing, wordWrong } from './words.ts';

const RULES: Record<MistakeCode, Rule> = {
  'particle-missing': particleMissing,
  'particle-wrong': particleWrong,
  'particle-extra': particleExtra,
  tense,
  polarity,
  'verb-form': verbForm,
  'word-missing': wordMissing,
  'word-extra': wordExtra,
  'word-wrong': wordWrong,
  'number-wrong': numberWrong,
  'kanji-wrong': kanjiWrong,
  'long-vowel': longVowel,
  'small-tsu': smallTsu,
  voicing,
  'kana-spelling': kanaSpelling,
  order,
};

/** Where our texts explain this mistake; null where none of them does. A wrong explanation is worse than none. */
const explanationOf = (mistake: Mistake, sentence: ExplainedSentence): Explanation | null =>
  RULES[mistake.code](placeOf(mistake, sentence));

/** A hostile answer can have a mistake in every letter; nobody reads more explanations than this. */
const EXPLAINED_MAX = 10;

/** The same mistakes, the first of them with their explanations where there are any. */
export const withExplanations = (
  mistakes: readonly Mistake[],
  sentence: ExplainedSentence,
): readonly Mistake[] =>
  mistakes.map((mistake, at) => {
    const explanation = at < EXPLAINED_MAX ? explanationOf(mistake, sentence) : null;
    return explanation ? { ...mistake, explanation } : mistake;
  });
