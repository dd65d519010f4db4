import { chosenOf, exerciseOf, judgedPlainly, mixedChoices } from './answers.ts';
import type { Choices, ExerciseOf, ExerciseSource, KindRules, SourceSentence } from './exercise.ts';
import { contentWordsOf, differInVietnamese, textOf } from './sentence-text.ts';

/** Choose what the Japanese sentence means. The choices are Vietnamese. */
export type MeaningChoice = ExerciseOf<'meaning-choice'> & Choices;

const WRONG_CHOICES_MAX = 3;
const WRONG_CHOICES_MIN = 2;

export const meaningChoice: KindRules<MeaningChoice> = {
  needsSound: false,
  make(source, random) {
    const { sentence, others } = source;
    const own = contentWordsOf(sentence.tokens);
    const wrong = others
      .filter((other) => meansSomethingElse(other, source))
      .map((other) => ({ text: other.vietnamese, likeness: likeness(own, contentWordsOf(other.tokens)) }))
      .toSorted((a, b) => b.likeness - a.likeness)
      .map(({ text }) => text);
    const chosen = [...new Set(wrong)].slice(0, WRONG_CHOICES_MAX);
    if (chosen.length < WRONG_CHOICES_MIN) return null;
    return {
      ...exerciseOf('meaning-choice', sentence),
      ...mixedChoices(sentence.vietnamese, chosen, random),
    };
  },
  judging: ({ right }, answer) => ({ judgement: judgedPlainly(chosenOf(answer) === right) }),
  question: ({ japanese }) => japanese,
  rightAnswers: ({ right }) => [{ choice: right }],
};

/** The share of words that both have: the more, the harder it is to choose. */
const likeness = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...own].filter((word) => other.has(word)).length / Math.max(1, own.size, other.size);

/** Neither sentence may be an answer to the other, and each must say something that the other does not say. */
function meansSomethingElse(other: SourceSentence, { sentence, nearInMeaning }: ExerciseSource): boolean {
  const [own, theirs] = [contentWordsOf(sentence.tokens), contentWordsOf(other.tokens)];
  const onlyOwn = [...own].filter((word) => !theirs.has(word));
  const onlyTheirs = [...theirs].filter((word) => !own.has(word));
  if (onlyOwn.length === 0 || onlyTheirs.length === 0) return false;
  if (onlyOwn.some((word) => onlyTheirs.some((near) => nearInMeaning(word).has(near)))) return false;
  if (!differInVietnamese(sentence.vietnamese, other.vietnamese)) return false;
  return (
    !sentence.accepts(textOf(other.tokens), 'translate') &&
    !other.accepts(textOf(sentence.tokens), 'translate')
  );
}
