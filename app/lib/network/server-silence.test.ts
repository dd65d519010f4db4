import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_IN_SILENCE_MS } from '#contract/device-limits.ts';
import { createServerSilence, type ServerSilence } from './server-silence.ts';

const USUAL_MS = 6_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = (silence: ServerSilence) => silence.noteSilence();
const answered = (silence: ServerSilence) => silence.noteAnswer();

test.each([
  { heard: [], usual: USUAL_MS, patience: USUAL_MS, why: 'nothing is known yet' },
  { heard: [silent], usual: USUAL_MS, patience: PATIENCE_IN_SILENCE_MS, why: 'a call was not answered' },
  { heard: [silent], usual: 200, patience: 200, why: 'silence makes nobody more patient' },
  { heard: [silent, answered], usual: USUAL_MS, patience: USUAL_MS, why: 'the server is back' },
  {
    heard: [answered, silent],
    usual: USUAL_MS,
    patience: PATIENCE_IN_SILENCE_MS,
    why: 'an earlier answer says nothing of now',
  },
])('a call waits for $patience ms: $why', async ({ heard, usual, patience }) => {
  const silence = createServerSilence();
  for (const note of heard) note(silence);
  expect(await patienceOf(silence, usual)).toBe(patience);
});

/** How long a call waits that begins now. */
async function patienceOf(silence: ServerSilence, usual: number): Promise<number> {
  const { state } = begin(silence, usual);
  const began = performance.now();
  while (!state.isOver) await vi.advanceTimersByTimeAsync(1);
  return performance.now() - began;
}

/** A wait that notes when it is over. */
function begin(silence: ServerSilence, usual = USUAL_MS) {
  const state = { isOver: false };
  const wait = silence.waitForAnswer(usual);
  void wait.over.then(() => (state.isOver = true));
  return { state, end: wait.end };
}

test('a call without an answer makes the next ones impatient', async () => {
  const silence = createServerSilence();
  const first = begin(silence);
  await vi.advanceTimersByTimeAsync(USUAL_MS - 1);
  expect(first.state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(first.state.isOver).toBe(true);
  const second = begin(silence);
  await vi.advanceTimersByTimeAsync(PATIENCE_IN_SILENCE_MS);
  expect(second.state.isOver).toBe(true);
});

test.each([
  { begun: USUAL_MS - 1_000, left: PATIENCE_IN_SILENCE_MS, why: 'one that has just begun' },
  { begun: 100, left: 100, why: 'one that was nearly over' },
])('calls on their way wait no longer than a new one: $why', async ({ begun, left }) => {
  const silence = createServerSilence();
  silence.waitForAnswer(USUAL_MS);
  await vi.advanceTimersByTimeAsync(begun);
  const other = begin(silence);
  await vi.advanceTimersByTimeAsync(USUAL_MS - begun + left - 1);
  expect(other.state.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(other.state.isOver).toBe(true);
});

test('a call that alone takes long is no silence: others were answered meanwhile', async () => {
  const silence = createServerSilence();
  const slow = begin(silence);
  await vi.advanceTimersByTimeAsync(USUAL_MS - 1);
  silence.noteAnswer();
  await vi.advanceTimersByTimeAsync(1);
  expect(slow.state.isOver).toBe(true);
  expect(await patienceOf(silence, USUAL_MS)).toBe(USUAL_MS);
});

test('a call that was answered or given up says nothing', async () => {
  const silence = createServerSilence();
  const ended = begin(silence);
  ended.end();
  await vi.advanceTimersByTimeAsync(2 * USUAL_MS);
  expect(ended.state.isOver).toBe(false);
  expect(await patienceOf(silence, USUAL_MS)).toBe(USUAL_MS);
});
