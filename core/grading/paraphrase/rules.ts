import { ability } from './ability.ts';
import { addedAdverb } from './added-adverb.ts';
import { adverb } from './adverb.ts';
import { amount } from './amount.ts';
import { aspect } from './aspect.ts';
import { beforehand } from './beforehand.ts';
import { benefitLevel } from './benefit-level.ts';
import { benefit } from './benefit.ts';
import { cause } from './cause.ts';
import { change } from './change.ts';
import { clauseSubject } from './clause-subject.ts';
import { comparison } from './comparison.ts';
import { compound } from './compound.ts';
import { condition } from './condition.ts';
import { contrast } from './contrast.ts';
import { courtesy } from './courtesy.ts';
import { droppedParticle } from './dropped-particle.ts';
import { explanation } from './explanation.ts';
import { habit } from './habit.ts';
import { honorificPhrase } from './honorific-phrase.ts';
import { honorific } from './honorific.ts';
import { humble } from './humble.ts';
import { identification } from './identification.ts';
import { intention } from './intention.ts';
import { link } from './link.ts';
import { longParticle } from './long-particle.ts';
import { namedPeople } from './named-people.ts';
import { nominal } from './nominal.ts';
import { numberExtent } from './number-extent.ts';
import { number } from './number.ts';
import { obligation } from './obligation.ts';
import { particle } from './particle.ts';
import { permission } from './permission.ts';
import { place } from './place.ts';
import { possessor } from './possessor.ts';
import { promptedAdverb } from './prompted-adverb.ts';
import { teOfReason } from './reason-te.ts';
import { reason } from './reason.ts';
import { requestThing } from './request-thing.ts';
import { request } from './request.ts';
import type { ParaphraseRule } from './rule.ts';
import { seeming } from './seeming.ts';
import { sequence } from './sequence.ts';
import { setPhrase } from './set-phrase.ts';
import { softQuestion } from './soft-question.ts';
import { speech } from './speech.ts';
import { suruNoun } from './suru-noun.ts';
import { synonym } from './synonym.ts';
import { timeWords } from './time-words.ts';
import { time } from './time.ts';
import { topicCases } from './topic-cases.ts';
import { topicTimes } from './topic-times.ts';
import { topic } from './topic.ts';
import { twoSentences } from './two-sentences.ts';
import { vehicle } from './vehicle.ts';
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
  twoSentences,
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
  topicTimes,
  topicCases,
  topic,
  clauseSubject,
  particle,
  longParticle,
  number,
  numberExtent,
  honorific,
  honorificPhrase,
  courtesy,
  humble,
  nominal,
  compound,
  change,
  vehicle,
  time,
  timeWords,
  adverb,
  addedAdverb,
  promptedAdverb,
  amount,
  place,
  possessor,
  intention,
  aspect,
  habit,
  beforehand,
  comparison,
  identification,
  namedPeople,
  setPhrase,
  suruNoun,
  synonym,
];
