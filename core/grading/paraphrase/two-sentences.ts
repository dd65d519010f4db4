import type { Token } from '../../japanese/tokens/token.ts';
import { COPULA } from '../predicate/inflection-class.ts';
import { GIVES_REASON, isNaAdjective, vietnameseSays } from './clauses.ts';
import { featuresOf, isAdjective, isFormOf, isParticle, sentenceEnd, textOf } from './read-sentence.ts';
import { type Because, becauseAt } from './reason.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from './rule.ts';
import { clauseParticle, finalParticle, inflect, inflectUnit, N, NA } from './say.ts';
import { actOf } from './speech-act.ts';

/**
 * 友達が倒れたので、救急車を呼んでください, or two sentences: 友達が倒れました。救急車を呼んでください. Only where the Vietnamese puts both side by
 * side with a comma and gives no reason, and before what the listener is asked, allowed or invited to do. There んですが
 * opens a polite question as well.
 */
export const twoSentences: ParaphraseRule = {
  name: 'reason',
  *rewrites(sentence) {
    if (!sentence.vietnamese.includes(',') || vietnameseSays(sentence, ...GIVES_REASON)) return;
    for (const at of sentence.units.keys()) {
      const because = becauseAt(sentence, at);
      const asked = because && askedAfter(sentence, because.to);
      if (!because || !asked) continue;
      for (const tokens of [...inTwo(because), ...(asked === 'politely' ? [opening(because)] : [])])
        if (tokens) yield rewriteOf(because, tokens);
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

/** Whether the rest asks for something, and whether it does so with a question. */
function askedAfter(sentence: ReadSentence, from: number): 'politely' | 'plainly' | null {
  const act = actOf(sentence, from);
  if (!['request', 'permission', 'invitation', 'advice'].includes(act)) return null;
  const rest = sentence.units.slice(from, sentenceEnd(sentence, from));
  if (
    !/(?:です|ます|ください|下さい|ませんか|ましょう|ですか|ますか|でしょうか)(?:[ねよ])?$/u.test(
      textOf(rest),
    )
  )
    return null;
  const isQuestion = isParticle(rest.at(-1), 'か') && (act === 'request' || act === 'permission');
  return isQuestion ? 'politely' : 'plainly';
}

function* inTwo({ predicate }: Because): Iterable<readonly Token[] | null> {
  const isNa = isParticle(predicate, 'な');
  if (featuresOf(predicate)?.wish) return;
  const said = isNa
    ? inflect(COPULA, { polite: true })
    : inflectUnit(predicate, { polite: true, mood: 'statement' });
  if (!said) return;
  yield said;
  if (isAdjective(predicate) && !featuresOf(predicate)?.past) yield [...said, finalParticle('ね')];
  if (isFormOf(predicate, 'いい', 'よい', '良い')) yield [...said, finalParticle('よ')];
}

/** 忘れたんですが, 休みなんですが. */
function opening({ predicate, noun }: Because): readonly Token[] | null {
  const desu = inflect(COPULA, { polite: true });
  const form = featuresOf(predicate);
  const isNow = noun !== undefined && !form?.past && !form?.negative;
  const plain = isNow ? [NA] : inflectUnit(predicate, { polite: false, mood: 'statement' });
  if (!desu || !plain || (noun && !isNaAdjective(noun) && noun.kind !== 'word')) return null;
  return [...plain, N, ...desu, clauseParticle('が')];
}
