import { default_w } from 'ts-fsrs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FITTING_MAX_MS, FITTING_REVIEWS_MAX } from '#contract/learning-limits.ts';
import type { Grade, LearningEvent } from '#core/learning/learning-event.ts';
import { type Fitting, recallsOf } from '#core/memory/fitting.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { loadOptimiser } from '#app/testing/optimiser.ts';
import { answerFitting, type FittingReply, type FittingRequest } from './answer-fitting.ts';
import { fitInThread } from './fit-parameters.ts';

const DAY = 86_400_000;

/** Cards that are asked on a day and so many days later, and how each was known then. */
const memoryOf = (count: number, days: number, gradeOf: (at: number) => Grade) =>
  replayMemory(
    Array.from({ length: count }, (_, at): LearningEvent[] => {
      const start = Date.parse('2026-01-01T02:00:00Z') + (at % 60) * DAY;
      const asked = (when: number, result: Grade): LearningEvent => ({
        id: `${String(at).padStart(6, '0')}-${when}`,
        kind: 'review',
        subject: `word:${at + 1}-read`,
        result,
        at: new Date(when).toISOString(),
      });
      return [asked(start, 'good'), asked(start + days * DAY, gradeOf(at))];
    }).flat(),
  );
const memory = memoryOf(300, 3, (at) => (at % 2 === 0 ? 'again' : 'good'));
const fitting: Fitting = {
  parameters: default_w,
  test: { reviews: 100, remembered: 0.5, before: 0.9, after: 0.6 },
};

describe('the page', () => {
  /** A thread that remembers what it was asked; the test replies for it. */
  class FakeThread extends EventTarget {
    readonly requests: FittingRequest[] = [];
    readonly terminate = vi.fn<() => void>();
    postMessage(request: FittingRequest): void {
      this.requests.push(request);
    }
    reply(data: FittingReply): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  let thread: FakeThread;
  let leaving: AbortController;
  const fit = () => fitInThread(memory, leaving.signal, () => thread as unknown as Worker);
  beforeEach(() => {
    thread = new FakeThread();
    leaving = new AbortController();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gets what the thread has found, and ends the thread', async () => {
    const running = fit();
    expect(thread.requests).toEqual([
      { recalls: recallsOf(memory, FITTING_REVIEWS_MAX), current: default_w },
    ]);
    thread.reply({ kind: 'fitted', fitting });
    expect(await running).toBe(fitting);
    expect(thread.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    { happens: () => thread.reply({ kind: 'failed' }), why: 'the optimiser fails' },
    { happens: () => thread.dispatchEvent(new Event('error')), why: 'the thread cannot be loaded' },
    { happens: () => leaving.abort(), why: 'the learner leaves' },
    { happens: () => vi.advanceTimersByTime(FITTING_MAX_MS), why: 'it takes too long' },
  ])('ends the thread when $why', async ({ happens }) => {
    const running = fit().catch((error: unknown) => error);
    expect(thread.terminate).not.toHaveBeenCalled();
    happens();
    expect(await running).toBeInstanceOf(Error);
    expect(thread.terminate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('starts no thread for somebody who has left, and says so where there are no threads', async () => {
    const start = vi.fn<() => Worker>(() => {
      throw new Error('no threads here');
    });
    await expect(fitInThread(memory, AbortSignal.abort(), start)).rejects.toThrow();
    expect(start).not.toHaveBeenCalled();
    await expect(fitInThread(memory, leaving.signal, start)).rejects.toThrow('no threads here');
  });
});

describe('the thread', () => {
  const answer = (of: typeof memory) =>
    answerFitting({ recalls: recallsOf(of, 10_000), current: default_w }, loadOptimiser);
  // It reports every round of its work.
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  afterEach(() => {
    info.mockClear();
  });

  test('finds somebody who forgets faster than usual', async () => {
    const reply = await answer(memory);
    expect(reply).toMatchObject({ kind: 'fitted', fitting: { test: { reviews: 100, remembered: 0.5 } } });
    const found = reply.kind === 'fitted' ? reply.fitting.parameters : null;
    // How long a card lasts that was known at first.
    expect(found?.[2]).toBeLessThan(default_w[2] ?? 0);
  });

  test('keeps the parameters where what it learnt early does not hold later', async () => {
    // Many were forgotten in the first 40 days, almost none in the last 20.
    const better = memoryOf(600, 2, (at) => (at % (at % 60 < 40 ? 2 : 20) === 0 ? 'again' : 'good'));
    expect(await answer(better)).toMatchObject({ kind: 'fitted', fitting: { parameters: null } });
  });

  test('keeps them where the optimiser finds nothing to learn from', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const recalls = recallsOf(memory, 10_000).map((recall) => [...recall, { rating: 3, days: 5 }]);
    expect(await answerFitting({ recalls, current: default_w }, loadOptimiser)).toMatchObject({
      kind: 'fitted',
      fitting: { parameters: null },
    });
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });

  test('reports that the optimiser could not be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const reply = await answerFitting({ recalls: [], current: default_w }, () =>
      Promise.reject(new Error('offline')),
    );
    expect(reply).toEqual({ kind: 'failed' });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
