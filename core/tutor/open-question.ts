/** What the assistant has asked and waits to hear the answer of: to translate a sentence, or to name a word. */
export interface OpenQuestion {
  readonly kind: 'sentence' | 'word';
  readonly id: number;
  /** Something else was asked meanwhile: the next time the learner has moved on. */
  readonly aside?: true;
}
