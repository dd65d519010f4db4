import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { GIVES_REASON, isNaAdjective, vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isAdjective, isParticle } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, inflect, inflectUnit } from '../say.ts';

/**
 * 広くてきれいです and 広いし、きれいです: two qualities side by side, where the prompt only joins them. 高くて買えません gives a reason, and し between
 * what happens one after the other is not said.
 */
export const listing: ParaphraseRule = {
  name: 'link',
  choosesFrom: ['kute-de', 'shi'],
  *rewrites(sentence) {
    if (!vietnameseSays(sentence, 'và', 'vừa', 'lại') || vietnameseSays(sentence, ...GIVES_REASON)) return;
    for (const at of sentence.units.keys()) yield* qualitiesAt(sentence, at);
  },
};

const SHI = clauseParticle('し');

function* qualitiesAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [first, next, then] = units.slice(at);
  if (!first || !isQuality(units, at) || featuresOf(first)?.negative) return;
  if (hasMood(first, 'te') && isSaidNext(next)) {
    const tokens = plainOf(first);
    if (tokens)
      yield { from: at, to: at + 1, tokens: [...tokens, SHI], pattern: '〜て', points: ['kute-de'] };
  }
  // 安いし、おいしいし: a third reason may follow.
  if (units.filter((unit) => isParticle(unit, 'し')).length !== 1) return;
  if (!isParticle(next, 'し') || !isSaidNext(then) || !hasMood(first, 'statement') || featuresOf(first)?.past)
    return;
  const te = { mood: 'te', polite: false } as const;
  const tokens = first.kind === 'copula' ? inflect(COPULA, te) : inflectUnit(first, te);
  if (tokens) yield { from: at, to: at + 2, tokens, pattern: '〜し', points: ['shi'] };
}

/** 広い, or the copula of 静かだ. */
const isQuality = (units: readonly ReadUnit[], at: number): boolean =>
  isAdjective(units[at]) || (units[at]?.kind === 'copula' && isNaAdjective(units[at - 1]));

/** Directly before another quality at the end of its clause: not 広くて明るい部屋. */
const isSaidNext = (unit: ReadUnit | undefined): boolean =>
  (isAdjective(unit) && unit?.role === 'predicate' && !featuresOf(unit)?.wish) || isNaAdjective(unit);

const plainOf = (unit: ReadUnit): readonly Token[] | null =>
  unit.kind === 'copula' ? inflect(COPULA) : inflectUnit(unit, { mood: 'statement', polite: false });
