/** A line of a scene, with its translation. */
export interface ScriptLine {
  /** With the readings of its kanji: `何[なに]を食[た]べますか。` */
  readonly ja: string;
  readonly vi: string;
}

/** The partner's reaction to an answer that contains one of these texts. */
export interface ScriptReaction {
  /** Parts of possible answers, in kanji or kana. */
  readonly when: readonly string[];
  /** … unless one of these occurs too. */
  readonly unless: readonly string[];
  readonly says: ScriptLine;
  /** The learner asked something first: the question stays open. */
  readonly stays: boolean;
}

export interface ScriptStep {
  readonly asks: ScriptLine;
  /** The same in simpler words, for a learner who did not understand. */
  readonly again: ScriptLine;
  /** Possible answers. */
  readonly answers: readonly ScriptLine[];
  /** The first match is used. */
  readonly reactions: readonly ScriptReaction[];
  /** The reaction to any other answer. */
  readonly otherwise: ScriptLine;
  /** The partner's answer if the question is asked back: “田中さんは？” */
  readonly back?: ScriptLine | undefined;
}

/** Levels of learners who cannot talk freely yet. */
export const SCENE_LEVELS = ['N5', 'N4'] as const;

/** A situation for a talk (content/talks). */
export interface Scene {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly level: (typeof SCENE_LEVELS)[number];
  readonly opening: ScriptLine;
  readonly steps: readonly ScriptStep[];
  /** The partner's reply to a question that is not in the script. */
  readonly unknown: ScriptLine;
  readonly closing: ScriptLine;
}
