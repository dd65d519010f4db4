import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, isFormOf, isParticle, isVerb, sentenceEnd } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflectUnit, topicParticle } from '../say.ts';

/**
 * 少ししか分かりません and 少しだけ分かります, where the prompt says "chỉ". しか says that it is too little, so a wish, an order or a plan keeps だけ:
 * 一つだけ買います is not 一つしか買いません.
 */
export const only: ParaphraseRule = {
  name: 'set-phrase',
  choosesFrom: ['shika-nai', 'dake'],
  *rewrites(sentence) {
    if (vietnameseSays(sentence, 'chỉ')) for (const at of sentence.units.keys()) yield* onlyAt(sentence, at);
  },
};

const STATES = wordSet('分かる わかる ある いる できる 話せる 残る');

function* onlyAt(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [head, mark, verb] = units.slice(at);
  const form = featuresOf(verb);
  const isHead = head?.kind === 'number' || head?.kind === 'word';
  if (!verb || !form || !isHead || !isVerb(verb) || form.wish || form.mood !== 'statement') return;
  if (verb.role !== 'predicate' || at + 3 !== sentenceEnd(sentence, at) || !isState(verb)) return;
  const about = { from: at + 1, to: at + 3 };
  const turned = inflectUnit(verb, { negative: !form.negative });
  if (!turned) return;
  if (isParticle(mark, 'しか') && form.negative)
    yield {
      ...about,
      tokens: [caseParticle('だけ'), ...turned],
      pattern: '〜しか〜ません',
      points: ['shika-nai'],
    };
  if (isParticle(mark, 'だけ') && !form.negative)
    yield { ...about, tokens: [topicParticle('しか'), ...turned], pattern: '〜だけ', points: ['dake'] };
}

/** How much there is, or can be done. */
const isState = (verb: ReadUnit): boolean => {
  const form = featuresOf(verb);
  if (form?.voice === 'potential') return form.aspect === 'simple';
  return form?.voice === 'active' && form.aspect === 'simple' && isFormOf(verb, ...STATES);
};
