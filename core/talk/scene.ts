/** What somebody says in a scene, and what that means. */
export interface ScriptLine {
  /** With the readings of its kanji: `何[なに]を食[た]べますか。` */
  readonly ja: string;
  readonly vi: string;
}

/** What the partner says to an answer that holds one of these pieces. */
export interface ScriptReaction {
  /** Pieces of what the learner may say, in kanji or kana. */
  readonly when: readonly string[];
  /** … but not where one of these stands too. */
  readonly unless: readonly string[];
  readonly says: ScriptLine;
  /** The learner asked something first: the question stays open. */
  readonly stays: boolean;
}

export interface ScriptStep {
  readonly asks: ScriptLine;
  /** The same more simply, for whoever did not understand. */
  readonly again: ScriptLine;
  /** What the learner might say. */
  readonly answers: readonly ScriptLine[];
  /** The first that fits is said. */
  readonly reactions: readonly ScriptReaction[];
  /** What fits any other answer. */
  readonly otherwise: ScriptLine;
  /** What the partner says when the question is asked back: “田中さんは？” */
  readonly back?: ScriptLine | undefined;
}

/** Those who cannot yet talk freely. */
export const SCENE_LEVELS = ['N5', 'N4'] as const;

/** A situation to talk in (content/talks). */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly level: (typeof SCENE_LEVELS)[number];
  readonly opening: ScriptLine;
  readonly steps: readonly ScriptStep[];
  /** What the partner says to a question that the script does not know. */
  readonly unknown: ScriptLine;
  readonly closing: ScriptLine;
}
