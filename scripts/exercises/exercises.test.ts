import { describe, expect, test } from 'vitest';
import { exercise as exerciseSchema } from '#contract/exercises/exercise.ts';
import { CHECKPOINT_EXERCISES, CHECKPOINT_PASS_SHARE, LADDER_EXERCISES } from '#contract/learning-limits.ts';
import { EXERCISE_KINDS } from '#core/exercises/exercise.ts';
import { makeExercises } from '#core/exercises/kinds.ts';
import type { LadderState } from '#core/exercises/ladder-state.ts';
import { ladderReducer, ladderResult, startCheckpoint, startLesson } from '#core/exercises/ladder.ts';
import { countExercises } from './exercises.ts';
import { inWords } from './in-words.ts';
import { readShippedSources } from './shipped-sources.ts';

/** `npm run exercises` checks all lessons; a few are enough to notice that a maker broke. */
const lessons = [...(await readShippedSources(36))];
const made = lessons.map(({ sources }) => sources.flatMap((source) => makeExercises(source)));

/** Plays to the end; the first `wrong` answers are wrong. */
function play(start: LadderState, wrong = 0): LadderState {
  let state = start;
  for (let answers = 0; state.current; answers += 1) {
    const verdict = answers < wrong ? 'wrong' : 'correct';
    state = ladderReducer(ladderReducer(state, { type: 'answered', verdict }), { type: 'continued' });
  }
  return state;
}

describe('exercises of shipped lessons', () => {
  test('every kind makes some, no second choice is right, and no right answer is refused', () => {
    const { made: counts, faults } = countExercises(lessons);
    expect(faults.map(({ kind, exercise, text }) => `${kind} ${exercise.sentenceId} ${text}`)).toEqual([]);
    for (const kind of EXERCISE_KINDS) expect([kind, counts.get(kind)]).not.toEqual([kind, 0]);
  });

  test('a sample for readers shows no kanji without its reading', () => {
    const shown = made.flat().map(inWords).join('\n');
    expect(shown.match(/[\p{sc=Han}々]+(?!\[|[\p{sc=Han}々])/gu) ?? []).toEqual([]);
  });

  test('each is what the contract says, with nothing lost', () => {
    for (const one of made.flat()) expect(exerciseSchema.parse(one)).toEqual(one);
  });

  test('each lesson asks 12 to 16 exercises, with or without sound', () => {
    for (const pool of made)
      for (const withSound of [true, false]) {
        const { asked } = play(startLesson(pool, { length: LADDER_EXERCISES, withSound }));
        expect(asked.length).toBeGreaterThanOrEqual(12);
        expect(asked.length).toBeLessThanOrEqual(16);
      }
  });

  test.each([
    { wrong: 2, passed: true },
    { wrong: 3, passed: false },
  ])('a checkpoint with $wrong wrong answers is passed: $passed', ({ wrong, passed }) => {
    const start = startCheckpoint(made.flat(), { length: CHECKPOINT_EXERCISES, withSound: false });
    expect(ladderResult(play(start, wrong)).rightShare >= CHECKPOINT_PASS_SHARE).toBe(passed);
  });
});
