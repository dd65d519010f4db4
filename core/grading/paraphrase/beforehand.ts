import { isWilled, vietnameseSays } from './clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { inflectUnit } from './say.ts';

/**
 * 友達が来る前に掃除しておきます and 掃除します. ておく can be left out where 前に or までに says the same and the prompt has no "sẵn"; it can be
 * added where the prompt says "sẵn".
 */
export const beforehand: ParaphraseRule = {
  name: 'beforehand',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      const form = featuresOf(unit);
      if (!form || form.negative || form.wish || unit.role === 'verb-before-noun') continue;
      const isDone = form.aspect === 'beforehand';
      const isOther = isDone ? mayLeaveOut(sentence, at) : mayAdd(sentence, at, unit);
      const tokens = isOther ? inflectUnit(unit, { aspect: isDone ? 'simple' : 'beforehand' }) : null;
      if (tokens) yield { ...rewriteOf(unit, isDone), from: at, to: at + 1, tokens };
    }
  },
};

const rewriteOf = (unit: ReadUnit, isDone: boolean): Pick<Rewrite, 'pattern' | 'points'> =>
  isDone
    ? { pattern: `〜て${unit.text.replace(/^.*[てで](?=お|置)/u, '')}`, points: ['te-oku'] }
    : { pattern: unit.text };

const mayLeaveOut = (sentence: ReadSentence, at: number): boolean =>
  isSaidOnItsOwn(sentence, at) &&
  !vietnameseSays(sentence, 'sẵn') &&
  sentence.units
    .slice(0, at)
    .some(
      (unit, index, before) =>
        (isWord(unit, '前') || isParticle(unit, 'まで')) && isParticle(before[index + 1], 'に'),
    );

const mayAdd = (sentence: ReadSentence, at: number, unit: ReadUnit): boolean =>
  featuresOf(unit)?.aspect === 'simple' &&
  featuresOf(unit)?.voice === 'active' &&
  isSaidOnItsOwn(sentence, at) &&
  isWilled([unit]) &&
  vietnameseSays(sentence, 'sẵn') &&
  sentence.units.slice(0, at).some((one) => isParticle(one, 'を', 'は'));

/** The last predicate: a statement, or a request. */
const isSaidOnItsOwn = ({ units }: ReadSentence, at: number): boolean =>
  (hasMood(units[at], 'statement') && at === units.length - 1) ||
  (hasMood(units[at], 'te') && isFormOf(units[at + 1], 'くださる', '下さる'));
