import type { ConjugationCode } from '../japanese/inflection/conjugation-forms.ts';
import { toHiragana } from '../japanese/kana.ts';
import { readingOf, withoutRuby } from '../japanese/ruby.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { chosenOf, exerciseOf, judgedAsModel, mixedChoices } from './answers.ts';
import type { Choices, ExerciseOf, ExerciseSource, KindRules } from './exercise.ts';
import { formsIn } from './forms.ts';
import { kanaOf, lettersBetween, rubyOf } from './sentence-text.ts';

/** Choose what was heard. The choices are Japanese, with readings. */
export type HeardChoice = ExerciseOf<'heard-choice'> & Choices;

const WRONG_CHOICES = 2;
/** A sentence is heard once and compared with three texts. */
const HEARD_MAX_KANA = 50;

export const heardChoice: KindRules<HeardChoice> = {
  needsSound: true,
  make(source, random) {
    const { sentence } = source;
    if (kanaOf(sentence.tokens).length > HEARD_MAX_KANA) return null;
    const exercise = exerciseOf('heard-choice', sentence);
    const wrong = wrongTexts(source);
    if (wrong.length < WRONG_CHOICES) return null;
    return { ...exercise, ...mixedChoices(exercise.japanese, wrong, random) };
  },
  judging(exercise, answer) {
    const chosen = chosenOf(answer);
    if (chosen === exercise.right) return { judgement: judgedAsModel(exercise) };
    return { text: withoutRuby(exercise.choices[chosen] ?? ''), mode: 'listening' };
  },
  question: ({ japanese }) => `♪ ${readingOf(japanese)}`,
  rightAnswers: ({ right }) => [{ choice: right }],
};

/** The texts that sound most like the sentence, each in another way, and never the same. */
function wrongTexts(source: ExerciseSource): string[] {
  const { sentence, others } = source;
  const heard = kanaOf(sentence.tokens);
  const closest = (texts: readonly string[]): string[] =>
    [...new Set(texts)]
      .map((ruby) => ({ ruby, distance: lettersBetween(heard, toHiragana(readingOf(ruby))) }))
      .filter(({ distance }) => distance > 0)
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ ruby }) => ruby);
  const ways = [
    closest(withOtherForms(source)),
    closest(others.map(({ tokens }) => rubyOf(tokens))),
    // The last resort: a noun in a strange place can be ruled out without listening.
    closest(withOtherNouns(source)),
  ];
  const found: string[] = [];
  for (let round = 0; found.length < WRONG_CHOICES && ways.some((way) => way.length > round); round += 1)
    for (const ruby of ways.flatMap((way) => way.slice(round, round + 1)))
      if (
        found.length < WRONG_CHOICES &&
        !found.includes(ruby) &&
        !sentence.accepts(withoutRuby(ruby), 'listening')
      )
        found.push(ruby);
  return found;
}

const FINAL_FORMS: readonly ConjugationCode[] = [
  'polite',
  'polite-negative',
  'polite-past',
  'polite-past-negative',
  'dictionary',
  'negative',
  'past',
  'past-negative',
];

/** 行きます for 行きました: the predicate at the end in another form that these sentences use. */
function withOtherForms({ sentence, others }: ExerciseSource): string[] {
  const { tokens } = sentence;
  const last = formsIn(tokens).at(-1);
  if (!last || !FINAL_FORMS.includes(last.code)) return [];
  const used = new Set([sentence, ...others].flatMap((one) => formsIn(one.tokens).map(({ code }) => code)));
  const isPolite = last.code.startsWith('polite');
  return last.forms
    .filter(
      ({ code }) => FINAL_FORMS.includes(code) && used.has(code) && code.startsWith('polite') === isPolite,
    )
    .map(({ ruby }) => `${rubyOf(tokens.slice(0, last.from))}${ruby}${rubyOf(tokens.slice(last.to))}`);
}

/** 駅 for 家: a noun of another sentence that has the same class and stands alone, as this one does. */
function withOtherNouns({ sentence: { tokens }, others }: ExerciseSource): string[] {
  const nouns = others.flatMap((other) => other.tokens.filter((_, at) => standsAlone(other.tokens, at)));
  return tokens.flatMap((token, at) =>
    standsAlone(tokens, at)
      ? nouns
          .filter(({ pos, base }) => pos === token.pos && base !== token.base)
          .map((noun) => rubyOf(tokens.with(at, noun)))
      : [],
  );
}

const SWAPPED = /^名詞\/(?:一般|副詞可能|固有名詞\/人名|固有名詞\/地域)/u;

/** A noun that is no part of a longer one. */
const standsAlone = (tokens: readonly Token[], at: number): boolean =>
  SWAPPED.test(tokens[at]?.pos ?? '') &&
  !/^(?:名詞|接頭詞)/u.test(tokens[at - 1]?.pos ?? '') &&
  // 前 of 食事の前 is no time of its own.
  !(tokens[at]?.pos.includes('副詞可能') && tokens[at - 1]?.surface === 'の') &&
  tokens[at + 1]?.pos.startsWith('助詞') === true;
