import { describe, expect, test } from 'vitest';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { rightAnswer } from '#app/testing/practice.ts';
import {
  beginRound,
  currentId,
  isFinished,
  patternToTry,
  type Outcome,
  practiceReducer,
  type PracticeEvent,
  type PracticeState,
  standingOf,
  toRedo,
} from './practice-state.ts';

const check = (sentenceId: number, verdict: JudgedAnswer['verdict'], points = 0): PracticeEvent => ({
  kind: 'judged',
  sentenceId,
  typed: '水',
  reply: { ...rightAnswer, verdict, points, correct: verdict.startsWith('correct') },
});
/** An answer without the pattern that the sentence practises. */
function avoids(sentenceId: number, verdict: JudgedAnswer['verdict']): PracticeEvent {
  const span = { start: 0, end: 1, text: '水' };
  const note = { code: 'paraphrase' as const, typed: span, model: span, message: '', practises: '〜ば' };
  const correct = verdict.startsWith('correct');
  return {
    kind: 'judged',
    sentenceId,
    typed: '水',
    reply: { ...rightAnswer, verdict, correct, notes: [note] },
  };
}
const inVietnamese: PracticeEvent = {
  kind: 'judged',
  sentenceId: 1,
  typed: 'nước',
  reply: { ...rightAnswer, verdict: 'wrong', correct: false, points: 0, language: 'vietnamese' },
};
const reveal = (sentenceId: number): PracticeEvent => ({ kind: 'revealed', sentenceId });
const move = (to: number): PracticeEvent => ({ kind: 'moved', to });
const after = (...events: readonly PracticeEvent[]): PracticeState =>
  events.reduce(practiceReducer, beginRound([1, 2, 3]));

test('moving clears the typed answer, feedback, hint, correct answer and correctness (PRODUCT.md, Practice)', () => {
  const busy = after({ kind: 'typed', answer: 'みず' }, { kind: 'hinted' }, check(1, 'wrong'), reveal(1));
  expect(busy).toMatchObject({ answer: 'みず', hints: 1, revealed: true });
  expect(practiceReducer(busy, move(1))).toMatchObject({
    index: 1,
    answer: '',
    judged: null,
    hints: 0,
    revealed: false,
  });
});

test.each([
  { to: -1, index: 0, why: 'not before the first' },
  { to: 2, index: 2, why: 'to the last' },
  { to: 3, index: 3, why: 'past the last one is the summary' },
  { to: 9, index: 3, why: 'and nothing after it' },
])('moving to $to: $why', ({ to, index }) => {
  const moved = after(move(to));
  expect(moved.index).toBe(index);
  expect(isFinished(moved)).toBe(index === 3);
});

test('moving to the current sentence keeps the typed answer', () => {
  expect(after({ kind: 'typed', answer: 'みず' }, move(0)).answer).toBe('みず');
});

describe('the outcome of a sentence', () => {
  const cases: { events: PracticeEvent[]; outcome: Outcome | undefined; why: string }[] = [
    { events: [], outcome: undefined, why: 'not answered' },
    { events: [check(1, 'correct')], outcome: 'first-try', why: 'right at once' },
    { events: [check(1, 'correct-with-note')], outcome: 'first-try', why: 'right with a note' },
    {
      events: [check(1, 'almost'), check(1, 'correct')],
      outcome: 'first-try',
      why: 'a slip is not an attempt',
    },
    { events: [check(1, 'almost')], outcome: 'slipped', why: 'only a slip' },
    {
      events: [inVietnamese, check(1, 'correct')],
      outcome: 'first-try',
      why: 'Vietnamese is not an attempt',
    },
    { events: [check(1, 'wrong')], outcome: 'missed', why: 'wrong' },
    { events: [check(1, 'wrong'), check(1, 'almost')], outcome: 'missed', why: 'wrong, then a slip' },
    { events: [check(1, 'wrong'), check(1, 'correct')], outcome: 'later', why: 'corrected' },
    { events: [reveal(1), check(1, 'correct')], outcome: 'later', why: 'copied from the answer' },
    {
      events: [check(1, 'correct'), check(1, 'wrong')],
      outcome: 'first-try',
      why: 'a right answer stays right',
    },
    { events: [check(1, 'correct'), reveal(1)], outcome: 'first-try', why: 'revealed afterwards' },
  ];
  test.each(cases)('$why', ({ events, outcome }) => {
    expect(after(...events).outcomes[1]).toBe(outcome);
  });
});

describe('a right answer that avoids the practised pattern', () => {
  const avoided = avoids(1, 'correct-with-note');

  test('offers the pattern for another try, and keeps its credit', () => {
    const state = after(avoided);
    expect(patternToTry(state)).toBe('〜ば');
    const again = practiceReducer(state, { kind: 'retried' });
    expect(again).toMatchObject({ answer: '', judged: null, outcomes: { 1: 'first-try' } });
    const missed = practiceReducer(again, check(1, 'wrong'));
    expect(missed.outcomes).toEqual({ 1: 'first-try' });
  });

  test('shows the model on request instead', () => {
    expect(patternToTry(practiceReducer(after(avoided), { kind: 'model-shown' }))).toBeNull();
  });

  test('is asked about once: a wrong answer or a plain right one offers nothing', () => {
    expect(patternToTry(after(check(1, 'correct')))).toBeNull();
    expect(patternToTry(after(avoids(1, 'wrong')))).toBeNull();
  });
});

test('a late verdict counts, but is not shown under the next sentence', () => {
  const state = after(move(1), check(1, 'correct', 10), reveal(1));
  expect(state).toMatchObject({ judged: null, revealed: false, points: 10, outcomes: { 1: 'first-try' } });
});

describe('an answer that this device has judged', () => {
  const uncounted = (sentenceId: number, typed = '水'): PracticeEvent => ({
    kind: 'judged',
    sentenceId,
    typed,
    reply: { ...rightAnswer, pointsNote: 'Điểm được cộng sau.' },
    isUncounted: true,
  });
  const count = (sentenceId: number, typed = '水'): PracticeEvent => ({
    kind: 'counted',
    sentenceId,
    typed,
    reply: { ...rightAnswer, points: 10 },
  });

  test.each([
    {
      events: [uncounted(1), count(1)],
      points: 10,
      left: 0,
      why: 'it has its points when the server has it',
    },
    { events: [uncounted(1), count(1), count(1)], points: 10, left: 0, why: 'once' },
    {
      events: [uncounted(1), uncounted(1), count(1)],
      points: 10,
      left: 0,
      why: 'once, however often it was typed',
    },
    {
      events: [uncounted(1, '水'), count(1, 'お水')],
      points: 0,
      left: 1,
      why: 'another answer is not this one',
    },
    {
      events: [check(1, 'correct', 10), count(1)],
      points: 10,
      left: 0,
      why: 'one with a reply has its points',
    },
    {
      events: [uncounted(1), check(1, 'correct', 10), count(1)],
      points: 10,
      left: 0,
      why: 'the same, sent again',
    },
    { events: [uncounted(1), move(1), uncounted(2)], points: 0, left: 2, why: 'until then it waits' },
  ])('$why', ({ events, points, left }) => {
    expect(after(...events).points).toBe(points);
    expect(after(...events).uncounted).toHaveLength(left);
  });

  test('shows its points without a new verdict', () => {
    const state = after(uncounted(1), count(1));
    expect(state.judged?.reply).toEqual({ ...rightAnswer, points: 10 });
    expect(state.verdicts).toBe(1);
  });

  test('is not shown again under another sentence, nor counted in another round', () => {
    expect(after(uncounted(1), move(1), count(1)).judged).toBeNull();
    const again = after(uncounted(1), { kind: 'begun', round: [2] }, count(1));
    expect(again).toMatchObject({ points: 0, uncounted: [] });
  });
});

test('points add up over the round', () => {
  expect(after(check(1, 'correct', 10), move(1), check(2, 'correct', 5)).points).toBe(15);
});

describe('at the end', () => {
  test('all sentences are redone that were neither right at once nor solved before', () => {
    const state = after(check(1, 'wrong'), check(1, 'correct'), move(1), check(2, 'correct'), move(3));
    expect(toRedo(state, [])).toEqual([1, 3]);
    expect(toRedo(state, [3])).toEqual([1]);
    const again = practiceReducer(state, { kind: 'begun', round: [1, 3] });
    expect(again).toMatchObject({ index: 0, outcomes: {}, points: 0 });
    expect(currentId(again)).toBe(1);
    // In a later round, sentences solved before have to be solved again.
    expect(toRedo(again, [3])).toEqual([1, 3]);
  });

  test.each([
    { events: [check(1, 'almost')], standing: 'missed', why: 'a slip that was not corrected is not right' },
    { events: [], standing: 'before', why: 'solved on another day' },
    { events: [check(1, 'wrong')], standing: 'missed', why: 'solved on another day, and wrong today' },
  ])('$why', ({ events, standing }) => {
    expect(standingOf(after(...events), 1, [1])).toBe(standing);
  });

  test('the answers that were seen are those revealed and those found', () => {
    expect(after(check(1, 'wrong'), move(1), check(2, 'correct'), move(2), reveal(3)).seen).toEqual([2, 3]);
  });
});
