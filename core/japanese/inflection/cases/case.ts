import type { WordForm } from '../deinflect.ts';

/** The steps are listed from the word outward, separated by spaces. */
export type DeinflectionCase = readonly [
  typed: string,
  base: string,
  form: WordForm,
  steps: string,
  why: string,
];
