import { ability } from './ability.ts';
import { aspect } from './aspect.ts';
import { beforehand } from './beforehand.ts';
import { benefitLevel } from './benefit-level.ts';
import { benefit } from './benefit.ts';
import { cause } from './cause.ts';
import { condition } from './condition.ts';
import { contrast } from './contrast.ts';
import { doing } from './doing.ts';
import { droppedParticle } from './dropped-particle.ts';
import { explanation } from './explanation.ts';
import { habit } from './habit.ts';
import { honorificPhrase } from './honorific-phrase.ts';
import { honorific } from './honorific.ts';
import { intention } from './intention.ts';
import { link } from './link.ts';
import { obligation } from './obligation.ts';
import { permission } from './permission.ts';
import { teOfReason } from './reason-te.ts';
import { reason } from './reason.ts';
import { requestThing } from './request-thing.ts';
import { request } from './request.ts';
import type { ParaphraseRule } from './rule.ts';
import { seeming } from './seeming.ts';
import { sequence } from './sequence.ts';
import { softQuestion } from './soft-question.ts';
import { speech } from './speech.ts';
import { synonym } from './synonym.ts';
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
  link,
  sequence,
  request,
  requestThing,
  permission,
  benefit,
  benefitLevel,
  seeming,
  ability,
  speech,
  droppedParticle,
  honorific,
  honorificPhrase,
  intention,
  aspect,
  habit,
  beforehand,
  doing,
  synonym,
];
