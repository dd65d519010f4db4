import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VERDICTS, type Verdict } from '../grading/judgement.ts';
import { EXERCISE_KINDS, type ExerciseKind } from './exercise.ts';
import { kindRules } from './kinds.ts';
import type { ExerciseRef, LadderState } from './ladder-state.ts';
import { type LadderEvent, ladderReducer, ladderResult, startCheckpoint, startLesson } from './ladder.ts';

const LENGTH = 16;

const poolOf = (sentences: number, kinds: readonly ExerciseKind[] = EXERCISE_KINDS): ExerciseRef[] =>
  Array.from({ length: sentences }, (_, at) => kinds.map((kind) => ({ kind, sentenceId: at + 1 }))).flat();

const lesson = (pool = poolOf(8), withSound = true) => startLesson(pool, { length: LENGTH, withSound });
const answer = (state: LadderState, verdict: Verdict): LadderState =>
  ladderReducer(ladderReducer(state, { type: 'answered', verdict }), { type: 'continued' });
const after = (state: LadderState, verdicts: readonly Verdict[]): LadderState =>
  verdicts.reduce(answer, state);

/** Answers until the end. */
function play(state: LadderState, verdictFor: (one: ExerciseRef) => Verdict): LadderState {
  let now = state;
  for (let answers = 0; now.current; answers += 1) {
    if (answers > 200) throw new Error('trapped');
    now = answer(now, verdictFor(now.current));
  }
  return now;
}

describe('a lesson', () => {
  test('without mistakes climbs every rung, two exercises on each, and is flawless', () => {
    const { asked } = play(lesson(), () => 'correct');
    expect(asked.map(({ kind }) => kind)).toEqual(EXERCISE_KINDS.flatMap((kind) => [kind, kind]));
    expect(ladderResult({ asked })).toEqual({
      asked: asked.length,
      isFlawless: true,
      rightShare: 1,
      mistakes: [],
    });
  });

  test.each([
    { sentences: 8, expected: 16, why: 'eight sentences are enough' },
    { sentences: 6, expected: 12, why: 'six sentences on two rungs each' },
    { sentences: 1, expected: 2, why: 'one sentence stands on two rungs' },
  ])('asks $expected: $why', ({ sentences, expected }) => {
    const { asked } = play(lesson(poolOf(sentences)), () => 'correct');
    expect(asked).toHaveLength(expected);
  });

  test.each([
    { verdicts: ['wrong'], current: 'form-blank', why: 'the first failure is tried again' },
    {
      verdicts: ['wrong', 'wrong'],
      current: 'particle-blank',
      why: 'the second steps down with the sentence',
    },
    { verdicts: ['wrong', 'correct'], current: 'dictation', why: 'mended at the second try, it goes on' },
    { verdicts: ['almost'], current: 'form-blank', why: 'a slip is tried again' },
    { verdicts: ['almost', 'almost'], current: 'form-blank', why: 'a second slip is the first failure' },
  ] satisfies { verdicts: Verdict[]; current: ExerciseKind; why: string }[])(
    '$why',
    ({ verdicts, current }) => {
      // Three exercises for three kinds: one right answer climbs to the second kind.
      const pool = poolOf(8, ['particle-blank', 'form-blank', 'dictation']);
      const second = startLesson(pool, { length: 3, withSound: true });
      const state = after(after(second, ['correct']), verdicts);
      expect(state.current?.kind).toBe(current);
    },
  );

  test('after three failures the answer is shown, and the exercise comes back at the end', () => {
    let state = lesson();
    const failed = state.current;
    state = after(state, ['wrong', 'wrong']);
    state = ladderReducer(state, { type: 'answered', verdict: 'wrong' });
    expect(state.outcome).toBe('shown');
    const { asked } = play(ladderReducer(state, { type: 'continued' }), () => 'correct');
    expect(asked.at(-1)).toMatchObject({ ...failed, isSolved: true });
    expect(ladderResult({ asked }).isFlawless).toBe(false);
  });

  test('a learner who gives up sees the answer at once and meets the exercise again', () => {
    const state = ladderReducer(lesson(), { type: 'gave-up' });
    expect(state.outcome).toBe('shown');
    expect(state.returning).toEqual([lesson().current]);
  });

  test('never asks a sentence twice in a row while there are others, nor on more than two rungs', () => {
    const { asked } = play(lesson(), () => 'correct');
    expect(asked.every(({ sentenceId }, at) => sentenceId !== asked[at - 1]?.sentenceId)).toBe(true);
    for (const { sentenceId } of asked)
      expect(asked.filter((one) => one.sentenceId === sentenceId).length).toBeLessThanOrEqual(2);
  });

  test('who cannot hear now gets no sound from here on, and the one on the screen does not count', () => {
    const heard = after(lesson(), ['correct', 'correct', 'correct', 'correct']);
    expect(heard.current?.kind).toBe('heard-choice');
    const silent = ladderReducer(heard, { type: 'cannot-hear' });
    expect(silent.asked.filter(({ kind }) => kind === 'heard-choice')).toEqual([]);
    const { asked } = play(silent, () => 'correct');
    expect(asked.filter(({ kind }) => kindRules[kind].needsSound)).toEqual([]);
    expect(asked).toHaveLength(LENGTH);
  });

  test.each([
    { pool: [], why: 'no exercise at all' },
    { pool: poolOf(3, ['dictation']), why: 'only sound, and no sound' },
  ])('is over at once: $why', ({ pool }) => {
    expect(lesson(pool, false).current).toBeNull();
  });

  test('its state survives JSON', () => {
    const state = after(lesson(), ['correct', 'wrong']);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('a checkpoint', () => {
  const checkpoint = (pool = poolOf(30)) => startCheckpoint(pool, { length: LENGTH, withSound: true });

  test('asks each sentence once, spread over the upper rungs', () => {
    const { asked } = play(checkpoint(), () => 'correct');
    expect(new Set(asked.map(({ sentenceId }) => sentenceId)).size).toBe(LENGTH);
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(
      new Set(['tiles', 'particle-blank', 'form-blank', 'dictation', 'free-translation']),
    );
  });

  test('does not step down and brings nothing back: a wrong answer is one mistake', () => {
    const { asked } = play(checkpoint(), ({ sentenceId }) => (sentenceId === 1 ? 'wrong' : 'correct'));
    expect(asked).toHaveLength(LENGTH);
    expect(ladderResult({ asked }).mistakes).toHaveLength(1);
    expect(ladderResult({ asked }).rightShare).toBeCloseTo(15 / 16);
  });
});

describe('nobody is trapped', () => {
  const ref = fc.record({ kind: fc.constantFrom(...EXERCISE_KINDS), sentenceId: fc.nat(9) });
  const pool = fc.uniqueArray(ref, { selector: (one) => `${one.kind} ${one.sentenceId}`, maxLength: 40 });
  const happening: fc.Arbitrary<LadderEvent> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.constantFrom(...VERDICTS).map((verdict) => ({ type: 'answered' as const, verdict })),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'gave-up' as const }) },
    { weight: 1, arbitrary: fc.constant({ type: 'cannot-hear' as const }) },
  );
  /** Each exercise takes at most three wrong answers and a slip; one more step down at the end; then what comes back. */
  const BOUND = 4 * (LENGTH + 1) + 2 * LENGTH;

  test.each([
    { start: startLesson, name: 'a lesson' },
    { start: startCheckpoint, name: 'a checkpoint' },
  ])('$name ends whatever is answered', ({ start }) => {
    fc.assert(
      fc.property(pool, fc.boolean(), fc.infiniteStream(happening), (some, withSound, events) => {
        let state = start(some, { length: LENGTH, withSound });
        let answers = 0;
        for (const event of events) {
          if (!state.current) break;
          state = ladderReducer(ladderReducer(state, event), { type: 'continued' });
          answers += Number(event.type !== 'cannot-hear');
          expect(answers).toBeLessThanOrEqual(BOUND);
        }
        expect(state.current).toBeNull();
        for (const { sentenceId } of some) {
          const main = state.asked.slice(0, LENGTH).filter((one) => one.sentenceId === sentenceId);
          expect(new Set(main.map(({ kind }) => kind)).size).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
