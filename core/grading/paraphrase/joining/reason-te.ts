import {
  isStative,
  isToldInThePast,
  joinsClauses,
  isNaAdjective,
  mainPredicate,
  mainWord,
  restOf,
  vietnameseSays,
} from '../reading/clauses.ts';
import { featuresOf, isAdjective, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, inflectUnit } from '../say.ts';
import { reportsResult } from './reason.ts';

/**
 * うるさくて眠れません is also うるさいので. But て has many meanings: without "nên" or "vì" in the prompt only a state before what
 * cannot be done is a reason, and the て of thanks, apology and joy never is (遅れてすみません, 会えてうれしい).
 */
export const teOfReason: ParaphraseRule = {
  name: 'reason',
  *rewrites(sentence) {
    const joining = [...sentence.units.keys()].filter((at) => joinsClauses(sentence, at));
    const [at] = joining;
    if (at === undefined || joining.length > 1 || givesReason(sentence)) return;
    const unit = sentence.units[at];
    if (unit && isReason(sentence, at, unit)) yield* asNode(sentence, at, unit);
  },
};

const POINTS = ['kute-de', 'te-noi'];

const givesReason = ({ units }: ReadSentence): boolean =>
  units.some(
    (unit) => (unit.role === 'clause-end' && isParticle(unit, 'ので', 'から')) || isWord(unit, 'ため'),
  );

/** The て of joy and thanks tells what somebody is glad or sorry about. */
const JOY =
  /^(?:うれしい|嬉しい|楽しい|悲しい|寂しい|さびしい|恥ずかしい|ありがたい|いい|よい|良い|残念|幸せ|光栄|大変|助かる|安心する)$/u;

/** おかげで and せいで are no adjectives. */
const mayJoin = (before: ReadUnit | undefined, unit: ReadUnit): boolean =>
  unit.kind !== 'copula' || isNaAdjective(before) || isWord(before, 'いっぱい');

function isReason(sentence: ReadSentence, at: number, unit: ReadUnit): boolean {
  const isState = isStative(unit) || featuresOf(unit)?.aspect === 'too-much';
  if (featuresOf(unit)?.wish || !reportsResult(sentence, at + 1, isState)) return false;
  const rest = restOf(sentence, at + 1);
  if (JOY.test(mainWord(rest)) || !mayJoin(sentence.units[at - 1], unit)) return false;
  const last = mainPredicate(rest).at(-1);
  return saysWhy(sentence) || (isState && cannotBeDone(last));
}

/** "do" and "tại" are also by and at; at the beginning they give a reason. */
const saysWhy = (sentence: ReadSentence): boolean =>
  vietnameseSays(sentence, 'nên', 'vì', 'bởi') || /^(?:do|tại)\s/iu.test(sentence.vietnamese);

const cannotBeDone = (last: ReadUnit | undefined): boolean => {
  const form = featuresOf(last);
  const isAbility = form?.voice === 'potential' || isFormOf(last, 'できる', '分かる', 'わかる');
  return form?.negative === true && isAbility && !isAdjective(last);
};

/** A state has the tense of what follows, an event has happened. */
function* asNode(sentence: ReadSentence, at: number, unit: ReadUnit): Iterable<Rewrite> {
  const isPast = isToldInThePast(sentence, at) || !(isStative(unit) || isAdjective(unit));
  const isTooMuch = featuresOf(unit)?.aspect === 'too-much' && isAdjective(unit);
  for (const past of isPast && isTooMuch ? [true, false] : [isPast]) {
    const said = inflectUnit(unit, { mood: 'statement', past, polite: false });
    const tokens = said && [...said, clauseParticle('ので')];
    if (tokens) yield { from: at, to: at + 1, tokens, pattern: patternOf(unit), points: POINTS };
  }
}

function patternOf(unit: ReadUnit): string {
  if (unit.kind === 'copula') return '〜で';
  return unit.text.endsWith('くて') ? '〜くて' : '〜て';
}
