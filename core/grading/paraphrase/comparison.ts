import { isAlive, isCountry, isPerson } from './noun-kinds.ts';
import { isParticle, isWord, textOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { dependentNoun, NO } from './say.ts';

/**
 * 今週のテストは先週のテストより難しい: the noun of the topic need not be said again, 先週のより. Between times or countries not even
 * の is needed (先週より); 私の弟は田中さんより is about Tanaka himself.
 */
export const comparison: ParaphraseRule = {
  name: 'nominal',
  *rewrites(sentence) {
    const topic = topicOf(sentence);
    if (!topic) return;
    for (const at of sentence.units.keys()) if (at > topic.end) yield* against(sentence, at, topic);
  },
};

interface Topic {
  /** Whose or which: 今週 of 今週のテストは. */
  readonly which: ReadUnit;
  readonly noun: ReadUnit;
  readonly end: number;
}

/** A の N は at the beginning. */
function topicOf({ units }: ReadSentence): Topic | null {
  const [which, no, noun, wa] = units;
  if (!which || !noun || !isParticle(no, 'の') || !isParticle(wa, 'は')) return null;
  return noun.kind === 'word' && !isAlive(noun) ? { which, noun, end: 3 } : null;
}

const TIME = /^(?:今|先|来|去|昨|前|次|一昨|再来)(?:日|週|月|年|回|度|学期)$/u;
const isLike = (one: ReadUnit, other: ReadUnit): boolean =>
  (isCountry(one) && isCountry(other)) || (TIME.test(one.text) && TIME.test(other.text));

function* against({ units }: ReadSentence, at: number, { which, noun }: Topic): Iterable<Rewrite> {
  const [other, no, second, third] = units.slice(at);
  const before = units[at - 1];
  if (!other || other.kind !== 'word' || !(isParticle(before, 'は') || before?.role === 'time')) return;
  const short = [...other.tokens, dependentNoun('の')];
  const whole = [...other.tokens, NO, ...noun.tokens];
  const isLikeTopic = isLike(which, other);
  const pattern = (to: number): string => `${textOf(units.slice(at, to))}より`;
  if (isParticle(no, 'の') && isWord(second, noun.text) && isParticle(third, 'より')) {
    yield { from: at, to: at + 3, tokens: short, pattern: pattern(at + 3) };
    if (isLikeTopic) yield { from: at, to: at + 3, tokens: other.tokens, pattern: pattern(at + 3) };
  }
  if (isParticle(no, 'より') && isLikeTopic && !isPerson(other))
    for (const tokens of [short, whole]) yield { from: at, to: at + 1, tokens, pattern: pattern(at + 1) };
}
