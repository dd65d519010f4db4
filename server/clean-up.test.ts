import { expect, test } from 'vitest';
import { CLEAN_UP_FAILURES_TOLD } from '#contract/database-limits.ts';
import { recordLog } from '#server/testing/fakes/recorded-log.ts';
import { createCleanUp } from './clean-up.ts';

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { level: number; cleanUp: string; failedInARow: number });

test('one that fails does not stop the others, and the log says which one and how often in a row', async () => {
  const recorded = recordLog();
  const done: string[] = [];
  const outcomes = ['fails', 'fails', 'works', 'fails'];
  const run = createCleanUp(
    {
      sessions: async () => {
        if (outcomes.shift() === 'fails') throw new Error('away');
        done.push('sessions');
      },
      images: async () => done.push('images'),
    },
    recorded.log,
  );
  for (let round = 0; round < 4; round += 1) await run(new AbortController().signal);
  expect(done).toEqual(['images', 'images', 'sessions', 'images', 'images']);
  expect(linesOf(recorded.text()).map(({ cleanUp, failedInARow }) => [cleanUp, failedInARow])).toEqual([
    ['sessions', 1],
    ['sessions', 2],
    ['sessions', 1],
  ]);
});

test('after a day of failures it is an error, which operators are woken for', async () => {
  const recorded = recordLog();
  const run = createCleanUp({ sessions: () => Promise.reject(new Error('away')) }, recorded.log);
  for (let round = 0; round < CLEAN_UP_FAILURES_TOLD; round += 1) await run(new AbortController().signal);
  const levels = linesOf(recorded.text()).map(({ level }) => level);
  expect(new Set(levels.slice(0, -1))).toEqual(new Set([40]));
  expect(levels.at(-1)).toBe(50);
});

test('a shutdown ends it between two', async () => {
  const stopping = new AbortController();
  const done: string[] = [];
  const run = createCleanUp(
    {
      sessions: async () => {
        done.push('sessions');
        stopping.abort();
      },
      images: async () => done.push('images'),
    },
    recordLog().log,
  );
  await run(stopping.signal);
  expect(done).toEqual(['sessions']);
});
