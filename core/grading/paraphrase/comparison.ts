import { vietnameseSays } from './clauses.ts';
import { isCountry, isQuestion } from './noun-kinds.ts';
import { topicsBetween } from './phrase-places.ts';
import { featuresOf, isAdjective, isFormOf, isParticle, isWord, tokensOf } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, dependentNoun, inflect, NO, verbLexeme } from './say.ts';

/** 先週のテストより, 先週のより and 先週より; 思ったほど〜ない and 思ったより〜ない; 去年より and 去年に比べて. */
export const comparison: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      if (!isParticle(sentence.units[at], 'より', 'ほど', 'に', 'と')) continue;
      yield* sameNoun(sentence, at);
      yield* expected(sentence, at);
      yield* comparedWith(sentence, at);
    }
  },
};

const isMeasure = (unit: ReadUnit | undefined): boolean => unit?.role === 'time' || isCountry(unit);

/** 今週のテストは先週より難しい: what is compared is the noun of the topic, of another time or country. */
function* sameNoun({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  if (!isParticle(units[at], 'より')) return;
  const [topic, another] = topicsBetween(units, 0, at);
  if (topic === undefined || another !== undefined || !isParticle(units[topic - 2], 'の')) return;
  const thing = units[topic - 1];
  if (!thing || thing.kind !== 'word' || !isMeasure(units[topic - 3])) return;
  const isRepeated = isParticle(units[at - 2], 'の') && units[at - 1]?.text === thing.text;
  const other = isRepeated ? at - 3 : at - 1;
  // 昨日の宿題は今日より: both are times, or both are countries.
  if (isCountry(units[other]) !== isCountry(units[topic - 3]) || !isMeasure(units[other])) return;
  if (units[other - 1] !== units[topic]) return;
  const said = tokensOf(units.slice(other, other + 1));
  const about = { from: other, to: at, pattern: '〜より', points: ['yori'] };
  if (isRepeated) {
    yield { ...about, tokens: said };
    yield { ...about, tokens: [...said, dependentNoun('の')] };
  } else yield { ...about, tokens: [...said, NO, ...thing.tokens] };
}

/** 思ったほど辛くない and 思ったより辛くない; 昨日ほど寒くない has no such pair. */
function* expected({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, particle, adjective] = units.slice(at - 1);
  if (!isParticle(particle, 'ほど', 'より') || !isFormOf(verb, '思う') || !featuresOf(verb)?.past) return;
  if (!isAdjective(adjective) || featuresOf(adjective)?.negative !== true) return;
  const other = isParticle(particle, 'ほど') ? 'より' : 'ほど';
  yield { from: at, to: at + 1, tokens: [caseParticle(other)], pattern: `思った${particle?.text}` };
}

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
