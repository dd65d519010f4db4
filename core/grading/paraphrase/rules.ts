import { obligation } from './obligation.ts';
import type { ParaphraseRule } from './rule.ts';
import { synonym } from './synonym.ts';

/** All families, the most frequent ones first: an answer can use only a few, and the first ones are kept. */
export const PARAPHRASE_RULES: readonly ParaphraseRule[] = [obligation, synonym];
