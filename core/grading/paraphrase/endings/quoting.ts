import type { Token } from '../../../japanese/tokens/token.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { hasQuestionWord } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  adverb,
  caseParticle,
  dependentNoun,
  finalParticle,
  inflect,
  inflectUnit,
  quotingParticle,
  verbLexeme,
} from '../say.ts';

/**
 * What is said, thought or not known: と言いました and と言っていました of others, 来ないと思います and 来ないだろうと思います, か知りません and か分かりません,
 * かどうか and か来ないか, ように言われました and なと言われました.
 */
export const quoting: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* passedOn(sentence, at);
      yield* supposed(sentence, at);
      yield* notKnown(sentence, at);
      yield* whether(sentence, at);
      yield* ordered(sentence, at);
    }
  },
};

/** 彼は…と言いました, 言っていました; of oneself 言っていました is not said. */
function* passedOn(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [to, say] = units.slice(at);
  const form = featuresOf(say);
  if (!say || !isParticle(to, 'と', 'って') || !isFormOf(say, '言う') || !form?.past || form.negative) return;
  if (form.voice !== 'active' || form.mood !== 'statement' || say.role !== 'predicate') return;
  if (!isOfOthers(units, at + 1) || at + 2 !== sentenceEnd(sentence, at)) return;
  if (form.aspect !== 'simple' && form.aspect !== 'progressive') return;
  const isLasting = form.aspect === 'progressive';
  const tokens = inflectUnit(say, { aspect: isLasting ? 'simple' : 'progressive' });
  if (tokens)
    yield { from: at + 1, to: at + 2, tokens, pattern: `〜と${say.text}`, points: ['to-iu-trich-dan'] };
}

/** What others will do or the weather will be is guessed; 面白いと思います is an opinion. */
function* supposed(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, to, think] = units.slice(at);
  const [form, thought] = [featuresOf(verb), featuresOf(think)];
  if (!verb || !form || !isVerb(verb) || !isParticle(to, 'と') || !isFormOf(think, '思う')) return;
  if (thought?.aspect !== 'simple' || thought.past || thought.negative || form.polite || form.wish) return;
  const isWeather = isParticle(units[at - 1], 'が', 'は') && isWord(units[at - 2], '雨', '雪');
  // やるしかないと思います is what the speaker decides.
  if ((!isOfOthers(units, at) && !isWeather) || isFormOf(verb, 'ある') || isParticle(units[at - 1], 'しか'))
    return;
  if (!vietnameseSays(sentence, 'nghĩ') || vietnameseSays(sentence, 'có lẽ', 'chắc', 'chắc là')) return;
  const isGuess = form.mood === 'conjecture';
  if (!isGuess && form.mood !== 'statement') return;
  const tokens = inflectUnit(verb, { mood: isGuess ? 'statement' : 'conjecture' });
  const pattern = isGuess ? '〜だろうと思います' : '〜と思います';
  if (tokens) yield { from: at, to: at + 1, tokens, pattern, points: isGuess ? ['deshou'] : [] };
}

const KNOW = verbLexeme('知る', 'しる', 'godan');
const FIND = verbLexeme('分かる', 'わかる', 'godan');

/** どこに住んでいるか知りません, 住んでいるのか分かりません. */
function* notKnown(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, ka, know] = units.slice(at);
  const form = featuresOf(know);
  if (!verb || !isVerb(verb) || !hasMood(verb, 'statement') || featuresOf(verb)?.polite) return;
  if (!isParticle(ka, 'か') || !isFormOf(know, '知る', '分かる', 'わかる') || !form?.negative) return;
  if (form.voice !== 'active' || form.aspect !== 'simple' || form.past || form.mood !== 'statement') return;
  if (!hasQuestionWord(units.slice(0, at)) || at + 3 !== sentenceEnd(sentence, at)) return;
  if (!vietnameseSays(sentence, 'không biết', 'không rõ', 'chẳng biết')) return;
  const about = { from: at + 1, to: at + 3, pattern: `〜か${know?.text ?? ''}`, points: ['cau-hoi-long'] };
  for (const lexeme of [KNOW, FIND]) {
    const said = inflect(lexeme, { negative: true, polite: form.polite });
    if (!said) continue;
    yield { ...about, tokens: [finalParticle('か'), ...said] };
    yield { ...about, tokens: [dependentNoun('の'), finalParticle('か'), ...said] };
  }
}

/** 来るかどうか, 来るか来ないか; and what is not known after it. */
function* whether({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, ka, second, third] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !form || !isVerb(verb) || !isParticle(ka, 'か') || form.mood !== 'statement') return;
  if (form.negative || form.polite || form.wish) return;
  const points = ['ka-dou-ka'];
  if (second?.text === 'どうか') {
    const not = inflectUnit(verb, { negative: true });
    const tokens = not && [finalParticle('か'), ...not, finalParticle('か')];
    if (tokens) yield { from: at + 1, to: at + 3, tokens, pattern: '〜かどうか', points };
  }
  const isBoth =
    second?.lexeme?.dictionary === verb.lexeme?.dictionary && featuresOf(second)?.negative === true;
  if (isBoth && isParticle(third, 'か'))
    yield {
      from: at + 1,
      to: at + 4,
      tokens: [finalParticle('か'), adverb('どうか')],
      pattern: '〜か〜ないか',
      points,
    };
}

/** 飲まないように言われました, 飲まないようにと, 飲むなと, 飲まないでくださいと. */
function* ordered(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, you, ni, say] = sentence.units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !form || !isVerb(verb) || form.past || form.voice !== 'active' || form.aspect !== 'simple')
    return;
  if (!isWord(you, 'よう') || !isParticle(ni, 'に') || !isFormOf(say, '言う', '注意する')) return;
  if (featuresOf(say)?.voice !== 'passive' || !vietnameseSays(sentence, 'bảo', 'dặn', 'nhắc', 'nói')) return;
  const about = { from: at, to: at + 3, pattern: '〜ように言われる', points: ['you-ni-suru'] };
  const withTo = (tokens: readonly Token[] | null): Rewrite[] =>
    tokens ? [{ ...about, tokens: [...tokens, quotingParticle('と')] }] : [];
  yield* withTo([...verb.tokens, dependentNoun('よう'), caseParticle('に')]);
  if (!isFormOf(say, '言う')) return;
  if (form.negative) yield* withTo(inflectUnit(verb, { mood: 'prohibitive', negative: false }));
  yield* withTo(askedFor(verb, form.negative));
}

/** 飲まないでください, 飲んでください. */
function askedFor(verb: ReadUnit, isNegative: boolean): readonly Token[] | null {
  const act = isNegative ? inflectUnit(verb, {}) : inflectUnit(verb, { mood: 'te' });
  const last = act?.at(-1);
  if (!act || !last) return null;
  const joined = isNegative
    ? [...act.slice(0, -1), { ...last, surface: `${last.surface}で`, reading: `${last.reading}で` }]
    : act;
  return [...joined, finalParticle('ください')];
}
