import { aspect } from './aspect.ts';
import { beforehand } from './beforehand.ts';
import { cause } from './cause.ts';
import { condition } from './condition.ts';
import { contrast } from './contrast.ts';
import { explanation } from './explanation.ts';
import { habit } from './habit.ts';
import { intention } from './intention.ts';
import { link } from './link.ts';
import { obligation } from './obligation.ts';
import { teOfReason } from './reason-te.ts';
import { reason } from './reason.ts';
import type { ParaphraseRule } from './rule.ts';
import { sequence } from './sequence.ts';
import { softQuestion } from './soft-question.ts';
import { wish } from './wish.ts';

/** All families, the most frequent ones first: an answer can use only a few, and the first ones are kept. */
export const PARAPHRASE_RULES: readonly ParaphraseRule[] = [
  explanation,
  softQuestion,
  wish,
  obligation,
  condition,
  reason,
  teOfReason,
  cause,
  contrast,
  intention,
  aspect,
  habit,
  beforehand,
  sequence,
  link,
];
