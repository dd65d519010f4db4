import type { FindPattern } from './find-pattern.ts';

/** The levels that have grammar texts, from easy to hard. */
export const GRAMMAR_LEVELS = ['N5', 'N4', 'N3'] as const;
export type GrammarLevel = (typeof GRAMMAR_LEVELS)[number];

export interface GrammarExample {
  /** With the readings of its kanji: `本[ほん]を読[よ]んでいます。` */
  readonly ja: string;
  readonly vi: string;
}

/** A frequent mistake of Vietnamese learners. */
export interface GrammarMistake {
  /** Plain, without readings. */
  readonly wrong: string;
  /** With the readings of its kanji. */
  readonly right: string;
  readonly why: string;
}

/** A grammar point, as written in content/grammar. */
export interface GrammarPoint {
  readonly id: string;
  readonly level: GrammarLevel;
  /** Its title: 〜ている. */
  readonly pattern: string;
  /** The spellings by which a learner asks for it; several points can share one (に of time, に of place). */
  readonly names: readonly string[];
  readonly meaning: string;
  readonly formation: readonly string[];
  readonly explanation: string;
  readonly examples: readonly GrammarExample[];
  readonly mistakes: readonly GrammarMistake[];
  /** The point occurs where any of these patterns matches. */
  readonly find: readonly FindPattern[];
  /** Ids of points worth comparing. */
  readonly related: readonly string[];
}

export interface ContrastExample extends GrammarExample {
  /** What the example shows. */
  readonly note: string;
}

/** Two or three things that learners confuse (content/contrasts). */
export interface Contrast {
  readonly id: string;
  readonly level: GrammarLevel;
  readonly title: string;
  /** Each side with its spellings. */
  readonly sides: readonly (readonly string[])[];
  /** Ids of the points it is about, where the spellings of its sides would name other ones too (に, で, し). */
  readonly about?: readonly string[] | undefined;
  readonly summary: string;
  /** One case or rule each; Japanese in it can have readings. */
  readonly points: readonly string[];
  readonly examples: readonly ContrastExample[];
  readonly mistakes: readonly GrammarMistake[];
}

/** Our answer to a frequent question (content/answers). */
export interface WrittenAnswer {
  readonly id: string;
  /** How a learner may type the question. */
  readonly asks: readonly string[];
  /** The question must contain one of each group. */
  readonly keywords: readonly (readonly string[])[];
  /** The question must contain none of these. */
  readonly unless: readonly string[];
  /** Paragraphs, `- ` lists, **bold**, [links](/to/our/pages), readings in brackets. */
  readonly answer: string;
}
