import { readTyped } from './typed/typed-answer.ts';

/** One form for all spellings of the same letters, used to count and find suggested and refused answers. */
export const normalForm = (typed: string): string => readTyped(typed).chars.join('');
