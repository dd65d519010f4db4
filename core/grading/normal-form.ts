import { readTyped } from './typed/typed-answer.ts';

/** One form for all spellings of the same letters: how suggested and refused answers are counted and found again. */
export const normalForm = (typed: string): string => readTyped(typed).chars.join('');
