import { ability } from './endings/ability.ts';
import { aspect } from './endings/aspect.ts';
import { beforehand } from './endings/beforehand.ts';
import { duration } from './endings/duration.ts';
import { explanation } from './endings/explanation.ts';
import { habit } from './endings/habit.ts';
import { intention } from './endings/intention.ts';
import { likely } from './endings/likely.ts';
import { moment } from './endings/moment.ts';
import { obligation } from './endings/obligation.ts';
import { only } from './endings/only.ts';
import { outcome } from './endings/outcome.ts';
import { quoting } from './endings/quoting.ts';
import { seeming } from './endings/seeming.ts';
import { shortForm } from './endings/short-form.ts';
import { softQuestion } from './endings/soft-question.ts';
import { speech } from './endings/speech.ts';
import { wish } from './endings/wish.ts';
import { blame } from './joining/blame.ts';
import { cause } from './joining/cause.ts';
import { condition } from './joining/condition.ts';
import { connectives } from './joining/connectives.ts';
import { contrast } from './joining/contrast.ts';
import { link } from './joining/link.ts';
import { listing } from './joining/listing.ts';
import { teOfReason } from './joining/reason-te.ts';
import { reason } from './joining/reason.ts';
import { sequence } from './joining/sequence.ts';
import { twoSentences } from './joining/two-sentences.ts';
import { asking } from './manners/asking.ts';
import { benefitLevel } from './manners/benefit-level.ts';
import { benefit } from './manners/benefit.ts';
import { borrowing } from './manners/borrowing.ts';
import { courtesy } from './manners/courtesy.ts';
import { honorificPhrase } from './manners/honorific-phrase.ts';
import { honorific } from './manners/honorific.ts';
import { humble } from './manners/humble.ts';
import { offer } from './manners/offer.ts';
import { ownAct } from './manners/own-act.ts';
import { permission } from './manners/permission.ts';
import { politeWords } from './manners/polite-words.ts';
import { prohibition } from './manners/prohibition.ts';
import { requestThing } from './manners/request-thing.ts';
import { request } from './manners/request.ts';
import { toldBy } from './manners/told-by.ts';
import { turned } from './manners/turned.ts';
import { amount } from './nouns/amount.ts';
import { comparisonSides } from './nouns/comparison-sides.ts';
import { comparison } from './nouns/comparison.ts';
import { compound } from './nouns/compound.ts';
import { identification } from './nouns/identification.ts';
import { nominal } from './nouns/nominal.ts';
import { numberExtent } from './nouns/number-extent.ts';
import { number } from './nouns/number.ts';
import { ordered } from './nouns/ordered.ts';
import { pointing } from './nouns/pointing.ts';
import { spelledOut } from './nouns/spelled-out.ts';
import { timeWords } from './nouns/time-words.ts';
import { time } from './nouns/time.ts';
import { clauseSubject } from './particles/clause-subject.ts';
import { droppedParticle } from './particles/dropped-particle.ts';
import { forMe } from './particles/for-me.ts';
import { hourAndWay } from './particles/hour-and-way.ts';
import { longParticle } from './particles/long-particle.ts';
import { namedPeople } from './particles/named-people.ts';
import { particle } from './particles/particle.ts';
import { pausedTopic } from './particles/paused-topic.ts';
import { place } from './particles/place.ts';
import { possessor } from './particles/possessor.ts';
import { sameWay } from './particles/same-way.ts';
import { topicCases } from './particles/topic-cases.ts';
import { topicEvents } from './particles/topic-events.ts';
import { topicKnown } from './particles/topic-known.ts';
import { topicTimes } from './particles/topic-times.ts';
import { topic } from './particles/topic.ts';
import type { ParaphraseRule } from './rule.ts';
import { forbidden } from './set-phrases/forbidden.ts';
import { setPhrase } from './set-phrases/set-phrase.ts';
import { suruNoun } from './set-phrases/suru-noun.ts';
import { addedAdverb } from './words/added-adverb.ts';
import { adverb } from './words/adverb.ts';
import { change } from './words/change.ts';
import { promptedAdverb } from './words/prompted-adverb.ts';
import { synonym } from './words/synonym.ts';
import { unprompted } from './words/unprompted.ts';
import { vehicle } from './words/vehicle.ts';

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
  blame,
  twoSentences,
  contrast,
  connectives,
  link,
  listing,
  sequence,
  request,
  requestThing,
  offer,
  permission,
  prohibition,
  asking,
  borrowing,
  benefit,
  benefitLevel,
  turned,
  toldBy,
  seeming,
  likely,
  quoting,
  only,
  shortForm,
  ability,
  speech,
  droppedParticle,
  pausedTopic,
  topicTimes,
  topicCases,
  topic,
  topicKnown,
  topicEvents,
  clauseSubject,
  particle,
  sameWay,
  hourAndWay,
  longParticle,
  number,
  numberExtent,
  ordered,
  honorific,
  honorificPhrase,
  courtesy,
  humble,
  ownAct,
  politeWords,
  nominal,
  compound,
  change,
  vehicle,
  time,
  timeWords,
  adverb,
  addedAdverb,
  promptedAdverb,
  unprompted,
  amount,
  place,
  possessor,
  forMe,
  intention,
  aspect,
  habit,
  moment,
  duration,
  outcome,
  beforehand,
  comparison,
  comparisonSides,
  pointing,
  spelledOut,
  identification,
  namedPeople,
  setPhrase,
  forbidden,
  suruNoun,
  synonym,
];
