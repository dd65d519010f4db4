import type { WordForm } from '../deinflect.ts';

/** The steps are written from the word outward, with spaces between them. */
export type DeinflectionCase = readonly [
  typed: string,
  base: string,
  form: WordForm,
  steps: string,
  why: string,
];
