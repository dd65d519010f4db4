import type { ReadSentence, ReadUnit } from '../rule.ts';
import { hasMood, isFormOf, isParticle, isWord, sentenceEnd } from './read-sentence.ts';

/** Where a phrase stands and which predicate it belongs to. */

export interface Clause {
  /** The unit that ends the clause. */
  readonly end: number;
  /** The verb or adjective that carries the meaning: 食べて of 食べてもいいです. */
  readonly core: number;
  /** Whether the sentence ends here, or goes on with another clause after が or から. */
  readonly kind: 'last' | 'but' | 'reason' | 'and';
}

const HELPS_TE = [
  'くださる',
  '下さる',
  'くれる',
  'もらう',
  'いただく',
  'あげる',
  'みる',
  'いく',
  'くる',
  'いい',
  'よい',
  '良い',
  'よろしい',
  'いける',
  'なる',
  'かまう',
  'ほしい',
  '欲しい',
  'ある',
];
const HALF_A_PREDICATE = ['つもり', '予定', 'はず', 'わけ', 'ん', 'よう', 'そう', 'みたい', 'らしい'];
const SAYS = ['思う', '言う', '聞く', '考える', 'いう', '伝える', '存じる'];

/**
 * The clause that the phrase at `from` belongs to. Null where that is not plain: the phrase may belong to a clause before
 * a noun, to a condition or to a question inside the sentence.
 */
export function clauseOf(sentence: ReadSentence, from: number): Clause | null {
  const { units } = sentence;
  const end = sentenceEnd(sentence, from);
  let core = -1;
  for (let at = from; at < end; at++) {
    const unit = units[at];
    if (!unit || (unit.kind !== 'predicate' && unit.kind !== 'copula')) continue;
    if (unit.role === 'adverb' || unit.role === 'purpose') continue;
    if (unit.role === 'adjective-before-noun' && !unit.endsSentence && !completesPredicate(units, at)) {
      if (units[at - 1]?.role === 'case') return null;
      continue;
    }
    const isHelp = core !== -1 && isHelping(units, at);
    if (!isHelp) core = at;
    // The tokenizer does not see the full stop: します。外に is no clause before a noun.
    if (unit.role === 'verb-before-noun' && !unit.endsSentence && !completesPredicate(units, at)) return null;
    if (goesOn(units, at)) continue;
    const kind = kindOf(sentence, at, end);
    return kind === null ? null : { end: at, core, kind };
  }
  return null;
}

/** ください of 食べてください, いい of 食べたほうがいい, 思います of と思います. */
function isHelping(units: readonly ReadUnit[], at: number): boolean {
  const [before, earlier] = [units[at - 1], units[at - 2]];
  const unit = units[at];
  if (unit?.kind === 'copula') return before?.kind === 'word' && HALF_A_PREDICATE.includes(before.text);
  if (hasMood(before, 'te', 'ba')) return isFormOf(unit, ...HELPS_TE);
  if (isParticle(before, 'も', 'は') && hasMood(earlier, 'te')) return isFormOf(unit, ...HELPS_TE);
  if (isParticle(before, 'と')) return isFormOf(unit, ...SAYS, 'いける');
  if (isParticle(before, 'かも')) return true;
  if (isParticle(before, 'が', 'は', 'も', 'に') && earlier?.role === 'noun')
    return isWord(earlier, 'ほう', '方', 'こと', 'よう', 'わけ', 'はず', '必要');
  return false;
}

/** The noun after this verb is only a part of the predicate: 行くつもりです, 行ったほうがいい, 行くことができる. */
function completesPredicate(units: readonly ReadUnit[], at: number): boolean {
  const [, noun, particle, verb] = units.slice(at);
  if (noun?.kind !== 'word') return false;
  if (isWord(noun, ...HALF_A_PREDICATE))
    return particle?.kind === 'copula' || isParticle(particle, 'が', 'は', 'に');
  if (isWord(noun, 'ほう', '方')) return isParticle(particle, 'が') && isFormOf(verb, 'いい', 'よい', '良い');
  if (isWord(noun, 'こと'))
    return (
      (isParticle(particle, 'が', 'は', 'も') && isFormOf(verb, 'できる', 'ある')) ||
      (isParticle(particle, 'に') && isFormOf(verb, 'する', 'なる'))
    );
  return isWord(noun, '必要') && isParticle(particle, 'が', 'は') && isFormOf(verb, 'ある');
}

/** The sentence is not over with this predicate, and no clause ends with it. */
function goesOn(units: readonly ReadUnit[], at: number): boolean {
  const [unit, next, later] = units.slice(at);
  if (completesPredicate(units, at)) return true;
  if (hasMood(unit, 'te', 'listing', 'while', 'stem') && !hasMood(unit, 'statement', 'imperative'))
    return next !== undefined;
  if (hasMood(unit, 'seems')) return next?.kind === 'copula';
  if (hasMood(unit, 'ba')) return isFormOf(next, 'いける', 'なる', 'いい', 'よい', '良い');
  if (isParticle(next, 'と')) return isFormOf(later, ...SAYS, 'いける');
  return isParticle(next, 'かも');
}

function kindOf({ units }: ReadSentence, at: number, end: number): Clause['kind'] | null {
  const [unit, next] = units.slice(at);
  if (hasMood(unit, 'ba', 'tara', 'nara')) return null;
  if (at + 1 >= end) return 'last';
  if (isParticle(next, 'が', 'けど', 'けれど', 'けれども')) return 'but';
  if (isParticle(next, 'から', 'ので')) return 'reason';
  if (isParticle(next, 'し')) return 'and';
  const isOver = units.slice(at + 1, end).every(({ role }) => role === 'final');
  return isOver ? 'last' : null;
}

/** The first unit of the phrase whose noun is at `noun`: この of この大きい店で, 先週 of 先週の日曜日に. */
export function phraseStart(units: readonly ReadUnit[], noun: number): number {
  let from = noun;
  for (;;) {
    const before = units[from - 1];
    if (!before || before.endsSentence) return from;
    const isModifier =
      before.role === 'attribute' ||
      before.role === 'degree' ||
      before.role === 'adjective-before-noun' ||
      (isWord(units[from], 'さん', '様', '君', 'たち') && before.role === 'noun');
    if (isModifier) from -= 1;
    else if (isParticle(before, 'の', 'な') && from >= 2) from -= 2;
    else return from;
  }
}

/** Whether only phrases of topic and time stand before it in its clause: ここでは夜、…. */
export function isEarly(units: readonly ReadUnit[], at: number): boolean {
  const start =
    units.slice(0, at).findLastIndex(({ endsSentence, role }) => endsSentence || role === 'clause-end') + 1;
  return units
    .slice(start, at)
    .every(
      ({ role, kind }, index, before) =>
        (role !== 'case' || before[index + 1]?.role === 'topic') &&
        role !== 'adverb' &&
        kind !== 'predicate' &&
        kind !== 'copula',
    );
}

/** は of a topic between two places of the answer; not the は of では and には. */
export const topicsBetween = (units: readonly ReadUnit[], from: number, to: number): number[] =>
  units.flatMap((unit, at) =>
    at >= from &&
    at < to &&
    isParticle(unit, 'は') &&
    units[at - 1]?.kind !== 'particle' &&
    !hasMood(units[at - 1], 'te')
      ? [at]
      : [],
  );

/** 肉は食べますが、魚は食べません: both は are needed. */
export function isContrast(sentence: ReadSentence): boolean {
  const { units } = sentence;
  const isBut = (unit: ReadUnit): boolean =>
    unit.role === 'clause-end' && isParticle(unit, 'が', 'けど', 'けれど', 'けれども');
  const but = units.findIndex(isBut);
  const has = (part: readonly ReadUnit[]) =>
    part.some((unit, at) => isParticle(unit, 'は') && !hasMood(part[at - 1], 'te'));
  return but !== -1 && has(units.slice(0, but)) && has(units.slice(but));
}
