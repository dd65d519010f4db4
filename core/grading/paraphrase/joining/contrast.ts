import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import {
  isNaAdjective,
  isStative,
  isToldInThePast,
  isWilled,
  mainPredicate,
  restOf,
  vietnameseSays,
} from '../reading/clauses.ts';
import { featuresOf, hasMood, isParticle, isVerb, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, inflect, inflectUnit, NA } from '../say.ts';

/**
 * 勉強しているのに、覚えられません and 勉強していますが、覚えられません. のに says that something is against what one expects: it replaces が or けど
 * only where the prompt does so too, and never before a request, a question or what somebody is going to do. The のに that
 * ends a sentence with regret stays.
 */
export const contrast: ParaphraseRule = {
  name: 'contrast',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* withoutSurprise(sentence, at);
      yield* withSurprise(sentence, at);
      yield* withRegret(sentence, at);
    }
  },
};

const BUT = ['が', 'けど', 'けれど', 'けれども'];

/** けど for のに and ものの. が and the polite form are what けど may be replaced with anyway. */
function* withoutSurprise(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const particle = units[at];
  const before = units[at - 1];
  if (!before || !isParticle(particle, 'のに', 'ものの') || at + 1 >= sentenceEnd(sentence, at)) return;
  const said = isParticle(before, 'な')
    ? inflect(COPULA)
    : hasMood(before, 'statement')
      ? before.tokens
      : null;
  if (!particle || !said || isParticle(units[at + 1]) || isUse(before) || isThingWithNi(sentence, at)) return;
  const points = particle.text === 'のに' ? ['noni'] : [];
  const tokens = [...said, clauseParticle('けど')];
  yield { from: at - 1, to: at + 1, tokens, pattern: `〜${particle.text}`, points };
}

/** 着物を着るのに一時間かかります: what the time is for. */
const isUse = (unit: ReadUnit): boolean => {
  const form = featuresOf(unit);
  return isVerb(unit) && !form?.past && !isStative(unit) && isWilled([unit]);
};

/** 昨日買ったのに名前を書きました: の is the thing, and に belongs to the verb. */
function isThingWithNi(sentence: ReadSentence, at: number): boolean {
  const rest = restOf(sentence, at + 1);
  const verb = mainPredicate(rest).at(-1)?.lexeme?.dictionary ?? '';
  return NEEDS_NI.has(verb) && !rest.some((unit) => isParticle(unit, 'に', 'へ'));
}

const NEEDS_NI = wordSet(`
  書く 入れる 貼る つける 付ける 乗る 決める する 換える 替える 変える 交換する 会う 触る 入る 座る 掛ける かける 載せる 乗せる 塗る 混ぜる 慣れる 参加する
  出る 勝つ 負ける 届ける 送る 渡す あげる 返す 見せる 気づく 驚く 満足する 似る
`);

const AGAINST_EXPECTATION =
  'vậy mà|thế mà|mà vẫn|mà lại|mà chẳng|mà cứ|nhưng vẫn|nhưng lại|nhưng chẳng|mặc dù|dù'.split('|');

function* withSurprise(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const particle = units[at];
  const before = units[at - 1];
  if (!before || !particle || particle.role !== 'clause-end' || !isParticle(particle, ...BUT)) return;
  if (at + 1 >= sentenceEnd(sentence, at) || !isUnexpected(sentence, at + 1)) return;
  const said = beforeNoni(units, at - 1);
  if (!said) return;
  const tokens = [...said, clauseParticle('のに')];
  yield { from: at - 1, to: at + 1, tokens, pattern: `〜${particle.text}`, points: ['ga-kedo'] };
}

function isUnexpected(sentence: ReadSentence, from: number): boolean {
  const rest = restOf(sentence, from);
  const isTold = actOf(sentence, from) === 'statement' && hasMood(rest.at(-1), 'statement');
  const isFact =
    isToldInThePast(sentence, from) || !isWilled(rest) || featuresOf(rest.at(-1))?.negative === true;
  return isTold && isFact && vietnameseSays(sentence, ...AGAINST_EXPECTATION);
}

/** 早く言っていたら、問題にならなかったでしょう and ならなかったのに, where the prompt says "if only". */
function* withRegret(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  const isLast = at + 1 === sentenceEnd(sentence, at);
  const hasCondition = units.slice(0, at).some((one) => hasMood(one, 'tara', 'ba'));
  if (!unit || !isLast || !hasCondition || !vietnameseSays(sentence, 'giá', 'giá mà', 'giá như', 'phải chi'))
    return;
  if (!hasMood(unit, 'conjecture') || !featuresOf(unit)?.past || unit.kind === 'copula') return;
  const said = inflectUnit(unit, { mood: 'statement', past: true, polite: false });
  if (said) yield { from: at, to: at + 1, tokens: [...said, clauseParticle('のに')], pattern: '〜でしょう' };
}

/** すみませんが and 行きたいんですが only introduce what follows. */
function beforeNoni(units: readonly ReadUnit[], at: number): readonly Token[] | null {
  const unit = units[at];
  const form = featuresOf(unit);
  const noun = units[at - 1];
  if (!unit || !form || form.mood !== 'statement' || isWord(noun, 'ん', 'の', 'すみません')) return null;
  if (unit.kind === 'copula' && !noun) return null;
  if (unit.kind === 'copula' && !form.past && !form.negative)
    return isNaAdjective(noun) || noun?.kind === 'word' ? [NA] : null;
  return inflectUnit(unit, { polite: false });
}
