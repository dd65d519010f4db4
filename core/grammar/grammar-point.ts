import type { FindPattern } from './find-pattern.ts';

/** The levels whose grammar we have written down, the easier first. */
export const GRAMMAR_LEVELS = ['N5', 'N4', 'N3'] as const;
export type GrammarLevel = (typeof GRAMMAR_LEVELS)[number];

export interface GrammarExample {
  /** With the readings of its kanji: `本[ほん]を読[よ]んでいます。` */
  readonly ja: string;
  readonly vi: string;
}

/** What Vietnamese learners get wrong. */
export interface GrammarMistake {
  /** Plain, without readings. */
  readonly wrong: string;
  /** With the readings of its kanji. */
  readonly right: string;
  readonly why: string;
}

/** A point of grammar as the team has written it (content/grammar). */
export interface GrammarPoint {
  readonly id: string;
  readonly level: GrammarLevel;
  /** Its title: 〜ている. */
  readonly pattern: string;
  /** The spellings by which a learner asks for it; points may share one (に of time, に of place). */
  readonly names: readonly string[];
  readonly meaning: string;
  readonly formation: readonly string[];
  readonly explanation: string;
  readonly examples: readonly GrammarExample[];
  readonly mistakes: readonly GrammarMistake[];
  /** Where any of these stands, the point does. */
  readonly find: readonly FindPattern[];
  /** Ids of points worth comparing. */
  readonly related: readonly string[];
}

export interface ContrastExample extends GrammarExample {
  /** What this one shows. */
  readonly note: string;
}

/** Two or three things that are easily confused (content/contrasts). */
export interface Contrast {
  readonly id: string;
  readonly level: GrammarLevel;
  readonly title: string;
  /** Each side with its spellings. */
  readonly sides: readonly (readonly string[])[];
  readonly summary: string;
  /** A case or a rule each; Japanese inside may carry readings. */
  readonly points: readonly string[];
  readonly examples: readonly ContrastExample[];
  readonly mistakes: readonly GrammarMistake[];
}

/** Our answer to a question that many ask (content/answers). */
export interface WrittenAnswer {
  readonly id: string;
  /** Ways in which a learner would type the question. */
  readonly asks: readonly string[];
  /** Of each group one must stand in the question. */
  readonly keywords: readonly (readonly string[])[];
  /** None of these may stand in it. */
  readonly unless: readonly string[];
  /** Paragraphs, `- ` lists, **bold**, [links](/to/our/pages), readings in brackets. */
  readonly answer: string;
}
