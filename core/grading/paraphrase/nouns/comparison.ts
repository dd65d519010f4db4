import { vietnameseSays } from '../reading/clauses.ts';
import { isAlive, isCountry, isPerson, isQuestion } from '../reading/noun-kinds.ts';
import { featuresOf, isAdjective, isFormOf, isParticle, isWord, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, dependentNoun, inflect, NO, topicParticle, verbLexeme } from '../say.ts';

/** 肉よりも and 肉より; 先週のテストより, 先週のより and 先週より; 思ったほど〜ない and 思ったより〜ない; 去年より and 去年に比べて. */
export const comparison: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    const topic = topicOf(sentence);
    for (const at of sentence.units.keys()) {
      if (topic && at > topic.end) yield* sameNoun(sentence, at, topic);
      if (!isParticle(sentence.units[at], 'より', 'ほど', 'に', 'と')) continue;
      yield* expected(sentence, at);
      yield* evenThan(sentence, at);
      yield* moreOfTwo(sentence, at);
      yield* comparedWith(sentence, at);
    }
  },
};

/** 思ったほど辛くない and 思ったより辛くない; 昨日ほど寒くない has no such pair. */
function* expected({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, particle, adjective] = units.slice(at - 1);
  if (!isParticle(particle, 'ほど', 'より') || !isFormOf(verb, '思う') || !featuresOf(verb)?.past) return;
  if (!isAdjective(adjective) || featuresOf(adjective)?.negative !== true) return;
  const other = isParticle(particle, 'ほど') ? 'より' : 'ほど';
  yield { from: at, to: at + 1, tokens: [caseParticle(other)], pattern: `思った${particle?.text}` };
}

/** 肉より and 肉よりも. */
function* evenThan({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [before, yori, next] = units.slice(at - 1);
  if (at === 0 || !isParticle(yori, 'より') || isQuestion(before)) return;
  const about = { from: at, pattern: '〜より', points: ['yori'] };
  const isTwo = isParticle(next, 'も');
  if (isTwo) yield { ...about, to: at + 2, tokens: [caseParticle('より')], pattern: '〜よりも' };
  else if (next?.kind !== 'particle' && !isWord(next, '前', '上', '下', '後'))
    yield { ...about, to: at + 1, tokens: [caseParticle('より'), topicParticle('も')] };
}

const HOU = ['ほう', '方'];

/** 肉より魚のほうが好きです, 肉より魚が好きです; 肉と魚では魚のほうが好きです. */
function* moreOfTwo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [less, yori, more, no, hou, ga] = units.slice(at - 1);
  if (at === 0 || !isParticle(yori, 'より') || !isNounUnit(less) || !isNounUnit(more)) return;
  const before = units[at - 2];
  const isFirst = before === undefined || isParticle(before, 'は');
  const isMore = isParticle(no, 'の') && isWord(hou, ...HOU) && isParticle(ga, 'が');
  const quality = units[at + (isMore ? 5 : 3)];
  const isSaid = isAdjective(quality) || quality?.tokens.at(-1)?.pos.includes('形容動詞語幹') === true;
  if (!isSaid || !less || !more || !vietnameseSays(sentence, 'hơn')) return;
  if (isMore) {
    yield {
      from: at + 2,
      to: at + 5,
      tokens: [caseParticle('が')],
      pattern: '〜のほうが',
      points: ['yori-hou-ga'],
    };
    const both = [...less.tokens, caseParticle('と'), ...more.tokens];
    const after = [...more.tokens, NO, dependentNoun('ほう'), caseParticle('が')];
    const about = {
      from: at - 1,
      to: at + 5,
      pattern: textOf(units.slice(at - 1, at + 5)),
      points: ['yori-hou-ga'],
    };
    for (const among of [
      [caseParticle('で'), topicParticle('は')],
      [caseParticle('と'), caseParticle('で'), topicParticle('は')],
      [caseParticle('なら')],
    ])
      if (isFirst) yield { ...about, tokens: [...both, ...among, ...after] };
  } else if (isParticle(no, 'が'))
    yield {
      from: at + 2,
      to: at + 3,
      tokens: [NO, dependentNoun('ほう'), caseParticle('が')],
      pattern: '〜が',
    };
}

const isNounUnit = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' && !isQuestion(unit) && !isWord(unit, 'の', 'こと', 'もの', ...HOU);

const KURABERU = verbLexeme('比べる', 'くらべる', 'ichidan');

/** Where the Vietnamese says "so với", 去年より is 去年に比べて. */
function* comparedWith(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [noun, particle, verb] = units.slice(at - 1);
  if (noun?.kind !== 'word' || isQuestion(noun) || !vietnameseSays(sentence, 'so với')) return;
  const compare = inflect(KURABERU, { mood: 'te' });
  if (isParticle(particle, 'より') && compare)
    for (const first of ['に', 'と'])
      yield {
        from: at,
        to: at + 1,
        tokens: [caseParticle(first), ...compare],
        pattern: '〜より',
        points: ['yori'],
      };
  const isCompared =
    isParticle(particle, 'に', 'と') &&
    isFormOf(verb, '比べる') &&
    verb?.meanings.some(({ mood }) => mood === 'te');
  if (isCompared && !isWord(units[at - 1], 'の', 'こと'))
    yield { from: at, to: at + 2, tokens: [caseParticle('より')], pattern: `〜${particle?.text}比べて` };
}

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

/**
 * 今週のテストは先週のテストより難しい: the noun of the topic need not be said again, 先週のより. Between times or countries not even
 * の is needed (先週より); 私の弟は田中さんより is about Tanaka himself.
 */
function* sameNoun({ units }: ReadSentence, at: number, { which, noun }: Topic): Iterable<Rewrite> {
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
