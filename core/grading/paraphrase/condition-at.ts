import {
  isNaAdjective,
  isStative,
  isToldInThePast,
  isWilled,
  mainPredicate,
  restOf,
  tellsWhatHappens,
} from './clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, sentenceEnd } from './read-sentence.ts';
import type { ReadSentence, ReadUnit } from './rule.ts';
import { actOf } from './speech-act.ts';

export const CONDITIONS = ['to', 'ba', 'tara', 'nara'] as const;
export type ConditionForm = (typeof CONDITIONS)[number];

/** A clause with と, ば, たら or なら. */
export interface Condition {
  readonly form: ConditionForm;
  readonly predicate: ReadUnit;
  readonly from: number;
  readonly to: number;
}

/** The condition whose predicate is this unit; null if there is none or if its form is fixed. */
export function conditionAt(sentence: ReadSentence, at: number): Condition | null {
  const { units } = sentence;
  const predicate = units[at];
  const mood = featuresOf(predicate)?.mood;
  if (!predicate || at + 1 >= sentenceEnd(sentence, at)) return null;
  const next = units[at + 1];
  // The tokenizer takes と of 晴れるといい for the one that quotes.
  const joins = next?.role === 'clause-end' || isFormOf(units[at + 2], 'いい');
  const isTo = mood === 'statement' && joins && isParticle(next, 'と');
  const form = isTo ? 'to' : CONDITIONS.find((one) => one !== 'to' && one === mood);
  const to = at + (isTo ? 2 : 1);
  if (!form || featuresOf(predicate)?.past || isFixed(sentence, at, to)) return null;
  return { form, predicate, from: at, to };
}

/** なければなりません, 高ければ高いほど, さえあれば, としたら, といえば, によると, それなら. */
function isFixed(sentence: ReadSentence, at: number, to: number): boolean {
  const { units } = sentence;
  const [before, predicate, next] = [units[at - 1], units[at], units[to]];
  const isMust = featuresOf(next)?.negative === true && isFormOf(next, 'なる', 'いける');
  const isSaying =
    isFormOf(predicate, 'する', '言う', 'いう', 'よる') && isParticle(before, 'と', 'から', 'に');
  const rest = units.slice(to, sentenceEnd(sentence, at));
  return (
    !next ||
    isMust ||
    isSaying ||
    (predicate?.kind === 'copula' && (!before || isWord(before, 'それ', 'そう', 'ん', 'の'))) ||
    rest.some((unit) => isParticle(unit, 'ほど') || isWord(unit, 'ほど')) ||
    units.slice(0, at).some((unit) => isParticle(unit, 'さえ'))
  );
}

/** 12時になったら, 春になったら: it will be so for certain. */
export const isCertain = ({ units }: ReadSentence, { predicate, from }: Condition): boolean => {
  const time = units[from - 2];
  return isFormOf(predicate, 'なる') && (time?.kind === 'number' || time?.role === 'time');
};

/** What follows: いい of どうすればいいですか and 晴れるといいですね. */
export const isBeforeGood = ({ units }: ReadSentence, { to }: Condition): boolean =>
  isFormOf(units[to], 'いい', 'よい', '良い', 'よろしい') || isWord(units[to], 'どう', 'いかが');

/** What follows happens or is so, now or as a rule. */
export const tellsResult = (sentence: ReadSentence, { to }: Condition): boolean =>
  tellsWhatHappens(sentence, to) && !isToldInThePast(sentence, to);

/** 開けると、雪が降っていました: what somebody found. */
export function tellsDiscovery(sentence: ReadSentence, { predicate, to }: Condition): boolean {
  const rest = restOf(sentence, to);
  const last = mainPredicate(rest).at(-1);
  const isFound = !isWilled(rest) || featuresOf(last)?.aspect === 'progressive' || isFormOf(last, 'いる');
  const isTold = actOf(sentence, to) === 'statement' && hasMood(rest.at(-1), 'statement');
  return isTold && isToldInThePast(sentence, to) && isFound && !isStative(predicate);
}

/** もっと早く起きたら、間に合ったのに: it was not so. */
export function tellsWhatWasNot(sentence: ReadSentence, { to }: Condition): boolean {
  const rest = restOf(sentence, to);
  const isRegret = isParticle(rest.at(-1), 'のに');
  const end = featuresOf(isRegret ? rest.at(-2) : rest.at(-1));
  return end?.past === true && (isRegret || end.mood === 'conjecture');
}

/** 押すと開きます: 見える, 分かる, and what becomes so by itself. */
export function followsByNature(sentence: ReadSentence, condition: Condition): boolean {
  if (!tellsResult(sentence, condition) || actOf(sentence, condition.to) !== 'statement') return false;
  const main = mainPredicate(restOf(sentence, condition.to));
  const last = main.at(-1);
  if (isFormOf(last, ...BY_ITSELF)) return true;
  return isFormOf(last, 'なる') && becomesSo(main.at(-2), main.at(-3));
}

const BY_ITSELF =
  '見える 聞こえる 分かる わかる 咲く 減る 増える つく 消える 止まる 鳴る 閉まる 治る 太る 痩せる やせる'.split(
    ' ',
  );

/** 眠く + なる, 元気 + に + なる. */
const becomesSo = (before: ReadUnit | undefined, noun: ReadUnit | undefined): boolean =>
  hasMood(before, 'adverb') || (isParticle(before, 'に') && (isNaAdjective(noun) || isWord(noun, 'よう')));
