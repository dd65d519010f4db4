import { expect, test } from 'vitest';
import { FIRST_QUESTION, type QuestionEvent, questionReducer } from './question-state.ts';

const question = {
  ask: 'Ai?',
  choices: [
    { vi: 'Lan', right: false },
    { vi: 'Kim', right: true },
    { vi: 'Minh', right: false },
  ],
  why: 'Vì thế.',
};
const choose = (choice: number): QuestionEvent => ({ kind: 'chosen', choice, question });
const move: QuestionEvent = { kind: 'moved' };

test.each([
  { events: [choose(1)], at: 0, isRight: true, rightAtOnce: 1, why: 'right at the first try' },
  { events: [choose(0)], at: 0, isRight: false, rightAtOnce: 0, why: 'a wrong choice is tried again' },
  { events: [choose(0), choose(1)], at: 0, isRight: true, rightAtOnce: 0, why: 'right at the second try' },
  {
    events: [choose(0), choose(0)],
    at: 0,
    isRight: false,
    rightAtOnce: 0,
    why: 'a tried choice changes nothing',
  },
  {
    events: [choose(1), choose(0)],
    at: 0,
    isRight: true,
    rightAtOnce: 1,
    why: 'nothing counts after the answer',
  },
  { events: [move], at: 0, isRight: false, rightAtOnce: 0, why: 'no question is left out' },
  { events: [choose(9)], at: 0, isRight: false, rightAtOnce: 0, why: 'a choice that is not there is wrong' },
  {
    events: [choose(1), move, choose(2), choose(1)],
    at: 1,
    isRight: true,
    rightAtOnce: 1,
    why: 'each counts alone',
  },
])('$why', ({ events, at, isRight, rightAtOnce }) => {
  expect(events.reduce(questionReducer, FIRST_QUESTION)).toMatchObject({ at, isRight, rightAtOnce });
});
