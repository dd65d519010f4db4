/** The model answer, the typed answer with one mistake, where it is explained, and why there. */
export type ExplanationCase = readonly [
  model: string,
  typed: string,
  explains: `contrast:${string}` | `point:${string}` | 'nothing',
  why: string,
  mode?: 'listening',
];
