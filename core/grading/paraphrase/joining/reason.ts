import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import {
  isNaAdjective,
  isStative,
  isToldInThePast,
  mainPredicate,
  restOf,
  tellsWhatHappens,
} from '../reading/clauses.ts';
import { featuresOf, hasMood, isAdjective, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, inflect, inflectUnit, NA, NO } from '../say.ts';
import { isCauseBeforeTame, isEvent, mayHaveEvent, mayHaveTame, TAME } from './cause.ts';

/**
 * 忙しかったので、行けませんでした is also 忙しくて or 忙しかったため. て gives a reason only for what nobody does on purpose; ため is only
 * said after a state, the past or a noun, and never before a request. ので and から replace each other in any sentence.
 */
export const reason: ParaphraseRule = {
  name: 'reason',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const because = becauseAt(sentence, at);
      if (because) yield* otherwise(sentence, because);
    }
  },
};

/** A clause with ので or から. */
export interface Because {
  /** The predicate, or な after a noun; its features are null then. */
  readonly predicate: ReadUnit;
  /** What stands before な or the copula. */
  readonly noun: ReadUnit | undefined;
  readonly from: number;
  readonly to: number;
  readonly pattern: string;
}

export function becauseAt({ units }: ReadSentence, at: number): Because | null {
  const particle = units[at];
  const predicate = units[at - 1];
  if (particle?.role !== 'clause-end' || !isParticle(particle, 'ので', 'から') || !units[at + 1]) return null;
  const isNa = isParticle(predicate, 'な');
  if (!predicate || !(isNa || hasMood(predicate, 'statement'))) return null;
  const noun = isNa || predicate.kind === 'copula' ? units[at - 2] : undefined;
  // 学生なんですから, 降るそうですから, 休んでもいいですから: what somebody explains, reports or allows stays.
  if (isFormOf(predicate, 'いい', 'よい', '良い') && isParticle(units[at - 2], 'も')) return null;
  if (isWord(noun, 'ん', 'の', 'そう', 'よう', 'みたい', 'つもり', 'はず')) return null;
  return { predicate, noun, from: at - 1, to: at + 1, pattern: `〜${particle.text}` };
}

function* otherwise(sentence: ReadSentence, because: Because): Iterable<Rewrite> {
  const { predicate, from, to, pattern } = because;
  const points = pattern === '〜ので' ? ['node'] : ['kara-vi'];
  const said = (tokens: readonly Token[] | null): Rewrite[] =>
    tokens ? [{ from, to, tokens, pattern, points }] : [];
  if (mayBeTe(sentence, because)) yield* said(teOf(predicate));
  const cause = mayHaveTame(sentence, to) ? beforeTame(sentence, because) : null;
  if (cause) for (const tame of TAME) yield* said([...cause, ...tame]);
  // 忘れてしまったので: ため is said without regret.
  const fact = cause && featuresOf(predicate)?.aspect === 'finished' ? factOf(predicate) : null;
  if (fact) for (const tame of TAME) yield* said([...fact, ...tame]);
  // 高いのでやめました: the state was so at that time.
  const was = wasSo(sentence, because) ? inflectUnit(predicate, { past: true, polite: false }) : null;
  if (was) yield* said([...was, clauseParticle(pattern.slice(1))]);
}

const teOf = (predicate: ReadUnit): readonly Token[] | null => {
  const form = { mood: 'te', past: false, polite: false } as const;
  return isParticle(predicate, 'な') ? inflect(COPULA, form) : inflectUnit(predicate, form);
};

function mayBeTe(sentence: ReadSentence, { predicate, noun, to }: Because): boolean {
  const form = featuresOf(predicate);
  if (form?.wish || (noun && !isNaAdjective(noun) && !isEvent(noun))) return false;
  const isState = noun !== undefined || isStative(predicate);
  // 雨が降るので: what has not happened yet is no て.
  if (!isState && !form?.past) return false;
  return reportsResult(sentence, to, isState);
}

/** 行けません, 困りました; after a state also what was not done: 忙しくて、食べませんでした. */
export function reportsResult(sentence: ReadSentence, from: number, isState: boolean): boolean {
  const rest = restOf(sentence, from);
  const main = mainPredicate(rest);
  const end = featuresOf(rest.at(-1));
  if (actOf(sentence, from) !== 'statement' || end?.mood !== 'statement') return false;
  if (isGuess(rest) || (main.at(-1)?.kind === 'copula' && !isNaAdjective(main.at(-2)))) return false;
  return tellsWhatHappens(sentence, from) || (isState && end.past && end.negative);
}

/** 治ったようです, 治ったと思います: somebody concludes it from the reason. */
const isGuess = (rest: readonly ReadUnit[]): boolean => {
  const [before, last] = rest.slice(-2);
  return (
    isFormOf(last, 'らしい', 'しれる') ||
    (last?.kind === 'copula' && isWord(before, 'よう', 'みたい', 'はず')) ||
    (isFormOf(last, '思う', '存じる') && isParticle(before, 'と'))
  );
};

/** After a state or the past; 行くため is a purpose. */
function beforeTame(sentence: ReadSentence, { predicate, noun, to }: Because): readonly Token[] | null {
  const form = featuresOf(predicate);
  const isNow = !form?.past && !form?.negative;
  if (isTaste(noun ?? predicate)) return null;
  if (noun && isNow) {
    if (isNaAdjective(noun)) return [NA];
    return isEvent(noun) && mayHaveEvent(sentence, to) ? [NO] : null;
  }
  if (!form || form.wish || !isCauseBeforeTame(sentence, predicate, to)) return null;
  return inflectUnit(predicate, { polite: false });
}

const factOf = (predicate: ReadUnit): readonly Token[] | null =>
  inflectUnit(predicate, { aspect: 'simple', polite: false });

/** ため names facts. */
const isTaste = ({ lexeme, text }: ReadUnit): boolean => TASTES.has(lexeme?.dictionary ?? text);

const TASTES = wordSet(
  'おいしい 美味しい うまい まずい 面白い おもしろい 楽しい つまらない 好き 大好き 嫌い 大嫌い かわいい 可愛い きれい 素敵 残念',
);

function wasSo(sentence: ReadSentence, { predicate, to }: Because): boolean {
  const hasTime = sentence.units.some(({ role }) => role === 'time');
  const isNow = isAdjective(predicate) && !featuresOf(predicate)?.past;
  return isNow && !hasTime && actOf(sentence, to) === 'statement' && isToldInThePast(sentence, to);
}
