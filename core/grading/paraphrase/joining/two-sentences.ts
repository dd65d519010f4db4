import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { GIVES_REASON, vietnameseSays } from '../reading/clauses.ts';
import {
  featuresOf,
  isAdjective,
  isFormOf,
  isParticle,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { adverb, finalParticle, inflect, inflectUnit } from '../say.ts';
import { type Because, becauseAt } from './reason.ts';

/**
 * 友達が倒れたので、救急車を呼んでください, or two sentences: 友達が倒れました。救急車を呼んでください. Only where the Vietnamese puts both side by
 * side with a comma and gives no reason, and before what the listener is asked, allowed or invited to do.
 */
export const twoSentences: ParaphraseRule = {
  name: 'reason',
  *rewrites(sentence) {
    if (!sentence.vietnamese.includes(',') || vietnameseSays(sentence, ...GIVES_REASON)) return;
    for (const at of sentence.units.keys()) {
      const because = becauseAt(sentence, at);
      if (!because || !isAsked(sentence, because.to)) continue;
      for (const tokens of inTwo(sentence, because)) yield rewriteOf(because, tokens);
    }
  },
};

const rewriteOf = ({ from, to, pattern }: Because, tokens: readonly Token[]): Rewrite => ({
  from,
  to,
  tokens,
  pattern,
  points: pattern === '〜ので' ? ['node'] : ['kara-vi'],
});

/** Whether the rest asks, allows or invites, in polite words. */
function isAsked(sentence: ReadSentence, from: number): boolean {
  if (!['request', 'permission', 'invitation', 'advice'].includes(actOf(sentence, from))) return false;
  const rest = textOf(sentence.units.slice(from, sentenceEnd(sentence, from)));
  return /(?:です|ます|ください|下さい|ませんか|ましょう|ですか|ますか|でしょうか)[ねよ]?$/u.test(rest);
}

function* inTwo(sentence: ReadSentence, { predicate, from }: Because): Iterable<readonly Token[]> {
  const isNa = isParticle(predicate, 'な');
  if (featuresOf(predicate)?.wish) return;
  const said = isNa
    ? inflect(COPULA, { polite: true })
    : inflectUnit(predicate, { polite: true, mood: 'statement' });
  if (!said) return;
  yield said;
  if (isAdjective(predicate) && !featuresOf(predicate)?.past) {
    yield [...said, finalParticle('ね')];
    const isDegree = sentence.units[from - 1]?.role === 'degree';
    if (!isDegree && vietnameseSays(sentence, 'rất', 'quá')) {
      yield [adverb('とても'), ...said];
      yield [adverb('とても'), ...said, finalParticle('ね')];
    }
  }
  if (isFormOf(predicate, 'いい', 'よい', '良い')) yield [...said, finalParticle('よ')];
}
