import { iAdjectiveRules, naAdjectiveRules } from './adjective-rules.ts';
import { copulaRules } from './copula-rules.ts';
import { negationRules } from './negation-rules.ts';
import { plainRules } from './plain-rules.ts';
import type { Rule } from './rule.ts';
import { stemRules, teAndTaRules } from './stem-rules.ts';
import { questionRules, stemSuffixRules } from './stem-suffix-rules.ts';
import { taRules, teRules } from './te-rules.ts';
import { moodRules, nounsWithSuruRules, voiceRules } from './verb-rules.ts';

/** Where two ways of the same length lead to the same word, the earlier rule names them. */
export const RULES: readonly Rule[] = [
  ...stemRules,
  ...teAndTaRules,
  ...teRules,
  ...taRules,
  ...stemSuffixRules,
  ...negationRules,
  ...voiceRules,
  ...moodRules,
  ...iAdjectiveRules,
  ...naAdjectiveRules,
  ...copulaRules,
  ...nounsWithSuruRules,
  ...plainRules,
  ...questionRules,
];
