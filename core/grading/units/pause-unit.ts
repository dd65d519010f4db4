import type { TypedAnswer } from '../typed/typed-answer.ts';
import { type Emit, RIGHT, type Unit } from './unit.ts';

/** The word class of the token that stands for a pause. The tokenizer never gives it. */
export const PAUSE_POS = '記号/間';

const PAUSES = /[、,，\s]/u;

/** A comma or a space between two words: commas are not compared, so this looks at what was typed. */
function match({ read, starts, ends }: TypedAnswer, at: number, emit: Emit): void {
  const [end, start] = [ends[at - 1], starts[at]];
  if (end !== undefined && start !== undefined && PAUSES.test(read.slice(end, start))) emit(at, RIGHT, false);
}

export const pauseUnit = (start: number): Unit => ({
  kind: 'word',
  text: '、',
  start,
  isLiberty: true,
  isSilent: true,
  shortest: 0,
  longest: 0,
  match,
  nearly: () => {},
});
