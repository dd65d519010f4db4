import { ability } from './ability.ts';
import { benefitLevel } from './benefit-level.ts';
import { benefit } from './benefit.ts';
import { doing } from './doing.ts';
import { droppedParticle } from './dropped-particle.ts';
import { honorificPhrase } from './honorific-phrase.ts';
import { honorific } from './honorific.ts';
import { obligation } from './obligation.ts';
import { permission } from './permission.ts';
import { requestThing } from './request-thing.ts';
import { request } from './request.ts';
import type { ParaphraseRule } from './rule.ts';
import { seeming } from './seeming.ts';
import { speech } from './speech.ts';

/** All families, the most frequent ones first: an answer can use only a few, and the first ones are kept. */
export const PARAPHRASE_RULES: readonly ParaphraseRule[] = [
  obligation,
  request,
  requestThing,
  permission,
  ability,
  benefit,
  benefitLevel,
  honorific,
  honorificPhrase,
  seeming,
  doing,
  speech,
  droppedParticle,
];
