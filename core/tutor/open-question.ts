/** A question of the assistant that is still open: to translate a sentence, or to name a word. */
export interface OpenQuestion {
  readonly kind: 'sentence' | 'word';
  readonly id: number;
  /** The learner asked something else in between. A second time closes the question. */
  readonly aside?: true;
}
