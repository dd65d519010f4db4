import { describe, expect, test } from 'vitest';
import type { LearningEvent, LearningEventKind, LearningResult } from '../learning/learning-event.ts';
import { countOf, kanaProgress, nextRow } from './kana-progress.ts';

type Answer = readonly [LearningEventKind, LearningResult, string?];

const replay = (...answers: readonly Answer[]) =>
  kanaProgress(
    answers.map(([kind, result, subject = 'kana:あ'], number): LearningEvent => {
      const at = new Date(number * 1000).toISOString();
      return { id: String(number), kind, subject, result, at };
    }),
  );
const right: Answer = ['kana-read', 'right'];
const wrong: Answer = ['kana-read', 'wrong'];

describe('the state of a kana', () => {
  test.each([
    { answers: [], state: 'new', why: 'nothing happened' },
    { answers: [wrong], state: 'begun', why: 'it was seen' },
    { answers: [right], state: 'begun', why: 'once can be luck' },
    { answers: [right, right], state: 'learnt', why: 'twice' },
    { answers: [right, right, wrong], state: 'begun', why: 'a mistake takes two away' },
    { answers: [right, right, right, right], state: 'known', why: 'four times' },
    {
      answers: [right, right, right, right, right, wrong],
      state: 'learnt',
      why: 'it does not grow above that',
    },
    { answers: [['kana-known', 'right']], state: 'known', why: 'the learner says so' },
    {
      answers: [right, ['kana-known', 'right'], ['kana-known', 'wrong']],
      state: 'begun',
      why: 'and takes it back',
    },
    { answers: [['kana-read', 'right', 'kana:い']], state: 'new', why: 'it was another one' },
    { answers: [['kana-word', 'right', 'word:3']], state: 'new', why: 'a word counts for itself' },
    {
      answers: [right, right, ['review', 'again']],
      state: 'learnt',
      why: 'its card has a schedule of its own',
    },
    { answers: [right, ['card-added', 'right']], state: 'begun', why: 'a card is no answer' },
  ] as const)('$state: $why', ({ answers, state }) => {
    expect(replay(...answers).stateOf('あ')).toBe(state);
  });
});

test('a word is read after one right answer, and stays read', () => {
  const progress = replay(['kana-word', 'right', 'word:3'], ['kana-word', 'wrong', 'word:3']);
  expect([progress.hasRead(3), progress.hasRead(4)]).toEqual([true, false]);
});

test('the next row is the first with a kana that is not learnt', () => {
  const rows = [{ kana: [{ kana: 'あ' }] }, { kana: [{ kana: 'か' }, { kana: 'き' }] }];
  const of = (kana: string): Answer[] => [
    ['kana-hear', 'right', `kana:${kana}`],
    ['kana-read', 'right', `kana:${kana}`],
  ];
  expect(nextRow(rows, replay())).toBe(rows[0]);
  expect(nextRow(rows, replay(...of('か')))).toBe(rows[0]);
  const half = replay(...of('あ'), ...of('か'));
  expect(nextRow(rows, half)).toBe(rows[1]);
  expect(rows.map((row) => countOf(row, half))).toEqual([
    { all: 1, learnt: 1, known: 0 },
    { all: 2, learnt: 1, known: 0 },
  ]);
  expect(nextRow(rows, replay(...of('あ'), ...of('か'), ...of('き')))).toBeUndefined();
});
