/** A word as the voice engine reads it. */
export interface SpokenWord {
  readonly text: string;
  /** In katakana, as it sounds: ワ for the particle は, ガッコー for 学校. Empty for punctuation. */
  readonly sound: string;
  /** The dictionary form: 行き → 行く. */
  readonly base: string;
  /** The number of beats. */
  readonly morae: number;
}

/** The words that the engine finds in a text. */
export type ReadAloud = (text: string) => Promise<readonly SpokenWord[]>;
