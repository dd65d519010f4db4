import { addedAdverb } from './added-adverb.ts';
import { adverb } from './adverb.ts';
import { after } from './after.ts';
import { amount } from './amount.ts';
import { nominal } from './nominal.ts';
import { number } from './number.ts';
import { obligation } from './obligation.ts';
import { longParticle, particle } from './particle.ts';
import { place } from './place.ts';
import { possessor } from './possessor.ts';
import type { ParaphraseRule } from './rule.ts';
import { setPhrase } from './set-phrase.ts';
import { suruNoun } from './suru-noun.ts';
import { time } from './time.ts';
import { topicCases } from './topic-cases.ts';
import { topicTimes } from './topic-times.ts';
import { topic } from './topic.ts';

/** All families, the most frequent ones first: an answer can use only a few, and the first ones are kept. */
export const PARAPHRASE_RULES: readonly ParaphraseRule[] = [
  obligation,
  topicTimes,
  topicCases,
  topic,
  setPhrase,
  suruNoun,
  time,
  after,
  adverb,
  addedAdverb,
  amount,
  place,
  nominal,
  number,
  particle,
  longParticle,
  possessor,
];
