import type { judgesInSteps } from '../grading/judge.ts';
import type { Judgement } from '../grading/judgement.ts';
import type { Token } from '../japanese/tokens/token.ts';

/** The kinds of exercises in the order of the ladder, from recognising to producing. */
export const EXERCISE_KINDS = [
  'match-pairs',
  'meaning-choice',
  'heard-choice',
  'tiles',
  'particle-blank',
  'form-blank',
  'dictation',
  'free-translation',
] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** How the judge compares: by meaning, or by sound. */
export type JudgingMode = keyof typeof judgesInSteps;

/** A sentence as exercises are made from it. */
export interface SourceSentence {
  readonly id: number;
  readonly vietnamese: string;
  /** The words of the model answer as learners see it (`saidTokens`). */
  readonly tokens: readonly Token[];
  /** The indexes of the words in which grammar of the lesson stands: blanks are made there first. */
  readonly focus: readonly number[];
  /** Whether the judge takes this text for a right answer to this sentence. */
  accepts(text: string, mode: JudgingMode): boolean;
}

/**
 * What the exercises of one sentence are made of. Wrong choices use only words, particles and forms of its sentences,
 * so they show nothing that these sentences have not taught.
 */
export interface ExerciseSource {
  readonly sentence: SourceSentence;
  /** The other sentences of the lesson, and of lessons before it; the nearest first. */
  readonly others: readonly SourceSentence[];
  /** Words that are near in meaning, by their dictionary form. */
  nearInMeaning(word: string): ReadonlySet<string>;
  /** A word by its dictionary form; null if the dictionary has none or several that are written so. */
  glossOf(word: string): Gloss | null;
}

/** A word with its reading, and its first meaning. */
export interface Gloss {
  readonly japanese: string;
  readonly vietnamese: string;
}

/** What all exercises have. Screens decide what of it is shown before the answer. */
export interface ExerciseOf<Kind extends ExerciseKind> {
  readonly kind: Kind;
  readonly sentenceId: number;
  readonly vietnamese: string;
  /** The model answer with the readings of its kanji: `学[がく]生[せい]です。` */
  readonly japanese: string;
}

/** Several choices, one of them right. Japanese ones have their readings. */
export interface Choices {
  readonly choices: readonly string[];
  /** The index of the right one. */
  readonly right: number;
}

/** The parts of the model answer around a blank, with readings. */
export interface Blank {
  readonly before: string;
  readonly after: string;
}

/**
 * The learner's answer: the index of a choice, the indexes of tiles in their order, the index of each word's meaning, or
 * a typed text.
 */
export type Answer =
  | { readonly choice: number }
  | { readonly tiles: readonly number[] }
  | { readonly pairs: readonly number[] }
  | { readonly text: string };

/** A verdict that needs no judge, or what the judge must be asked. */
export type Judging =
  | { readonly judgement: Judgement }
  | { readonly text: string; readonly mode: JudgingMode };

/** One kind: how its exercises are made and judged. */
export interface KindRules<Made extends ExerciseOf<ExerciseKind>> {
  /** Whether the learner must hear something. */
  readonly needsSound: boolean;
  /** An exercise, or null if the sentence does not suit this kind. `random` gives numbers from 0 to below 1. */
  make(source: ExerciseSource, random: () => number): Made | null;
  judging(exercise: Made, answer: Answer): Judging;
  /** What a learner sees before the answer, besides the choices. What would be heard is written in kana. */
  question(exercise: Made): string;
  /** Answers that must be right: first the one that gives the model answer, then the same in kana if it is typed. */
  rightAnswers(exercise: Made): readonly Answer[];
}
