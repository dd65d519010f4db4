/** A word as the engine of the voice reads it. */
export interface SpokenWord {
  readonly text: string;
  /** In katakana, as it is heard: ワ for the particle は, ガッコー for 学校. Empty for marks. */
  readonly sound: string;
  /** The dictionary form: 行き → 行く. */
  readonly base: string;
  /** How many beats it takes. */
  readonly morae: number;
}

/** The words that the engine finds in a text. */
export type ReadAloud = (text: string) => Promise<readonly SpokenWord[]>;
