import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, dependentNoun, inflect, inflectUnit, verbLexeme } from '../say.ts';

/**
 * How sure somebody is: もう帰ったかもしれません and たぶんもう帰ったでしょう where the prompt says "có lẽ"; きっと来るはずです, きっと来るでしょう and
 * 来るに違いありません where it says "chắc chắn".
 */
export const likely: ParaphraseRule = {
  name: 'seeming',
  choosesFrom: ['kamo-shirenai', 'deshou', 'hazu-da'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* perhaps(sentence, at);
      yield* surely(sentence, at);
    }
  },
};

const PERHAPS = ['có lẽ', 'chắc là', 'có thể là'];
const SURELY = ['chắc chắn', 'nhất định', 'hẳn là', 'chắc hẳn'];
const TABUN = adverb('たぶん');
const KITTO = adverb('きっと');
const ALREADY = ['たぶん', 'きっと', 'おそらく', 'もしかしたら', 'もしかすると', 'ひょっとしたら'];

const saysHow = ({ units }: ReadSentence): boolean => units.some((unit) => isWord(unit, ...ALREADY));

const isPlain = (unit: ReadUnit | undefined): boolean =>
  hasMood(unit, 'statement') && featuresOf(unit)?.polite === false && !featuresOf(unit)?.wish;

/** The first unit after the topic: たぶん stands before もう閉まった. */
function afterTopic({ units }: ReadSentence, at: number): number {
  const topic = units.slice(0, at).findLastIndex((unit) => isParticle(unit, 'は', 'も') || unit.endsSentence);
  return topic + 1;
}

/** 帰った|かも|しれません. */
function* perhaps(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, kamo, know] = units.slice(at);
  const form = featuresOf(know);
  if (!verb || !isPlain(verb) || !isParticle(kamo, 'かも') || !isFormOf(know, 'しれる') || !form) return;
  const about = { to: at + 3, pattern: '〜かもしれません', points: ['kamo-shirenai'] };
  if (verb.kind !== 'copula' && featuresOf(verb)?.past)
    yield { ...about, from: at + 1, to: at + 2, tokens: [dependentNoun('の'), caseParticle('かも')] };
  if (form.mood !== 'statement' || form.past || at + 3 !== sentenceEnd(sentence, at)) return;
  const tokens = inflectUnit(verb, { mood: 'conjecture', polite: form.polite });
  if (!tokens || saysHow(sentence) || !vietnameseSays(sentence, ...PERHAPS)) return;
  yield* withAdverb(sentence, at, tokens, TABUN, about);
}

/** Bare, and with the adverb before the verb or after the topic. */
function* withAdverb(
  sentence: ReadSentence,
  at: number,
  tokens: readonly Token[],
  word: Token,
  about: Pick<Rewrite, 'to' | 'pattern' | 'points'>,
): Iterable<Rewrite> {
  yield { ...about, from: at, tokens };
  yield { ...about, from: at, tokens: [word, ...tokens] };
  const from = afterTopic(sentence, at);
  const between = sentence.units.slice(from, at);
  if (between.length > 0 && between.every(({ kind }) => kind !== 'predicate' && kind !== 'copula'))
    yield { ...about, from, tokens: [word, ...between.flatMap((unit) => unit.tokens), ...tokens] };
}

const CHIGAU = verbLexeme('違う', 'ちがう', 'godan');

/** 来る|はず|です, 上手|な|はず|です. */
function* surely(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [before, hazu, be] = units.slice(at);
  const form = featuresOf(be);
  if (!before || !isWord(hazu, 'はず') || be?.kind !== 'copula' || form?.mood !== 'statement') return;
  if (form.past || form.negative || at + 3 !== sentenceEnd(sentence, at)) return;
  if (!vietnameseSays(sentence, ...SURELY)) return;
  const isNa = isParticle(before, 'な');
  if (!isNa && !isPlain(before)) return;
  const about = { to: at + 3, pattern: '〜はずです', points: ['hazu-da'] };
  const guess = isNa
    ? inflect(COPULA, { mood: 'conjecture', polite: form.polite })
    : inflectUnit(before, { mood: 'conjecture', polite: form.polite });
  // きっと来ます is as sure; 上手です would be known.
  const fact = isNa ? null : inflectUnit(before, { polite: form.polite });
  if (isSaid(units, at)) {
    if (guess) yield { ...about, from: at, tokens: guess };
    if (fact && !featuresOf(before)?.past) yield { ...about, from: at, tokens: fact };
  } else if (guess && !saysHow(sentence)) {
    const start = isNa ? at - 1 : at;
    const head = isNa ? (units[at - 1]?.tokens ?? []) : [];
    yield* withAdverb(sentence, start, [...head, ...guess], KITTO, { ...about });
  }
  const doubt = inflect(CHIGAU, { mood: 'stem' });
  const none = form.polite ? 'ありません' : 'ない';
  if (doubt)
    yield {
      ...about,
      from: isNa ? at : at + 1,
      tokens: [caseParticle('に'), ...doubt, dependentNoun(none)],
    };
}

/** Whether きっと or 必ず stands before it. */
const isSaid = (units: readonly ReadUnit[], at: number): boolean =>
  units.slice(0, at).some((unit) => isWord(unit, 'きっと', '必ず', '絶対', '絶対に'));
