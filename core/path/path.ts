import type { GrammarMistake } from '../grammar/grammar-point.ts';

export const PATH_LEVELS = ['kana', 'N5', 'N4', 'N3'] as const;
export type PathLevel = (typeof PATH_LEVELS)[number];

/** What the steps of the path can be. */
export const STEP_KINDS = ['kana', 'lesson', 'kanji', 'dialogue', 'reading', 'checkpoint'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

interface StepHead {
  /** Unique on the path, part of the address of the step. */
  readonly id: string;
  readonly title: string;
}

/** A row of content/kana. */
export interface KanaStep extends StepHead {
  readonly kind: 'kana';
  readonly row: string;
}

/** A grammar point as a beginner meets it first. */
export interface StepPoint {
  readonly id: string;
  readonly explain: string;
  readonly mistake: GrammarMistake;
}

/** What an author says about a sentence where its spelling is not enough. */
export interface SentencePins {
  /** Text of the sentence → id of the dictionary item that it is. */
  readonly words: Readonly<Record<string, number>>;
  /** Ids of grammar points that no pattern recognises here. */
  readonly points: readonly string[];
  /** Ids of words that are not taught; the learner sees their meaning. */
  readonly gloss: readonly number[];
}

export const NO_PINS: SentencePins = { words: {}, points: [], gloss: [] };

/** Numbers up to here, and counters as they are written: both are taught as a range, not one by one. */
export interface NumberRange {
  readonly to: number;
  readonly counters: readonly string[];
}

export interface LessonStep extends StepHead {
  readonly kind: 'lesson';
  /** Ids of dictionary items, introduced here in this order. */
  readonly words: readonly number[];
  readonly points: readonly StepPoint[];
  /** What this step teaches of numbers, if anything. */
  readonly numbers?: NumberRange | undefined;
  /** Ids of the sentences that are asked here. */
  readonly sentences: readonly number[];
  readonly pins: Readonly<Record<string, SentencePins>>;
}

/** Characters through Hán Việt. */
export interface KanjiStep extends StepHead {
  readonly kind: 'kanji';
  readonly kanji: readonly string[];
}

export interface DialogueStep extends StepHead {
  readonly kind: 'dialogue';
  readonly dialogue: string;
}

export interface ReadingStep extends StepHead {
  readonly kind: 'reading';
  readonly reading: string;
}

/** A test over its unit; passing it early skips the unit. */
export interface CheckpointStep extends StepHead {
  readonly kind: 'checkpoint';
}

export type PathStep = KanaStep | LessonStep | KanjiStep | DialogueStep | ReadingStep | CheckpointStep;

/** A part of the path (content/path). */
export interface PathUnit {
  readonly id: string;
  readonly level: PathLevel;
  readonly title: string;
  /** What the learner can do afterwards. */
  readonly about: string;
  readonly steps: readonly PathStep[];
}

export interface QuestionChoice {
  readonly vi: string;
  readonly right: boolean;
}

/** A question in Vietnamese about a text. */
export interface TextQuestion {
  readonly ask: string;
  readonly choices: readonly QuestionChoice[];
  readonly why: string;
}

export interface Speaker {
  readonly id: string;
  readonly name: string;
  /** Which voice speaks; without it the usual one. */
  readonly voice?: string | undefined;
}

export interface DialogueLine {
  readonly speaker: string;
  /** With the readings of its kanji. */
  readonly ja: string;
  readonly vi: string;
}

/** A conversation with questions (content/dialogues). */
export interface Dialogue {
  readonly id: string;
  readonly title: string;
  /** The scene, in Vietnamese. */
  readonly about: string;
  readonly speakers: readonly Speaker[];
  readonly lines: readonly DialogueLine[];
  readonly questions: readonly TextQuestion[];
  readonly pins: SentencePins;
}

/** A short text with questions (content/readings). */
export interface Reading {
  readonly id: string;
  readonly title: string;
  /** One sentence each, with the readings of its kanji. */
  readonly ja: readonly string[];
  /** One for each sentence. */
  readonly vi: readonly string[];
  readonly questions: readonly TextQuestion[];
  readonly pins: SentencePins;
}

/** Something that looks untaught and is not, with the reason (content/path/exceptions.yaml). All given fields must fit. */
export interface PathException {
  readonly surface?: string | undefined;
  /** The beginning of its word class: 助詞/終助詞. */
  readonly pos?: string | undefined;
  readonly base?: string | undefined;
  /** The id of a grammar point. */
  readonly point?: string | undefined;
  /** The id of a sentence. */
  readonly sentence?: number | undefined;
  /** It counts from this step on. */
  readonly from: string;
  readonly why: string;
}

/** Everything that the team has written about the path. */
export interface PathContent {
  readonly units: readonly PathUnit[];
  readonly dialogues: readonly Dialogue[];
  readonly readings: readonly Reading[];
  readonly exceptions: readonly PathException[];
}
