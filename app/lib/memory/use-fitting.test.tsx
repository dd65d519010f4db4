import { cleanup, render, screen } from '@testing-library/react';
import { default_w } from 'ts-fsrs';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Fitting, fittedEvent } from '#core/memory/fitting.ts';
import type { Memory } from '#core/memory/replay.ts';
import { recordLearning, useLearningEvents } from '#app/lib/learning/learning.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { useFittingAfter } from './use-fitting.ts';
import { useMemory } from './use-memory.ts';

const REVIEWS = 400;

withLearningStorage();
beforeAll(() => {
  // One word is asked in a few sittings; what it is about does not matter here.
  const review = { kind: 'review', subject: 'word:1-read', result: 'good' } as const;
  recordLearning(...Array.from({ length: REVIEWS }, () => review));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const found: Fitting = {
  parameters: default_w.with(2, 3),
  test: { reviews: 100, remembered: 0.8, before: 0.9, after: 0.8 },
};
type Fit = (memory: Memory, signal: AbortSignal) => Promise<Fitting>;

interface EndProps {
  readonly isAtEnd: boolean;
  readonly memory: Memory;
  readonly fit: Fit;
}

function End({ isAtEnd, memory, fit }: EndProps) {
  useFittingAfter(isAtEnd, memory, fit);
  return null;
}

function Screen({ isAtEnd, fit }: Omit<EndProps, 'memory'>) {
  const memory = useMemory();
  const last = useLearningEvents()?.at(-1);
  return (
    <>
      {memory && <End isAtEnd={isAtEnd} memory={memory} fit={fit} />}
      <p data-testid="log">{last && `${last.kind} ${last.subject}`}</p>
    </>
  );
}

async function atEnd(fit: Fit, isAtEnd = true) {
  // The browser is idle at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const screenOf = render(<Screen isAtEnd={isAtEnd} fit={fit} />);
  // Once the log is read, only what is tested can hold it back.
  await eventually(() => expect(screen.getByTestId('log').textContent).not.toBe(''));
  return screenOf;
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

const withConnection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true });

test.each([
  { prepare: () => undefined, isAtEnd: false, why: 'the sitting goes on' },
  { prepare: () => withConnection({ saveData: true }), isAtEnd: true, why: 'the learner saves data' },
  { prepare: () => withConnection({ effectiveType: '2g' }), isAtEnd: true, why: 'the connection is slow' },
  { prepare: () => withConnection({ effectiveType: 'slow-2g' }), isAtEnd: true, why: 'it is very slow' },
  {
    prepare: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    isAtEnd: true,
    why: 'there is no network',
  },
])('nothing is fitted while $why', async ({ prepare, isAtEnd }) => {
  prepare();
  const fit = vi.fn<Fit>(() => Promise.resolve(found));
  await atEnd(fit, isAtEnd);
  await soon();
  expect(fit).not.toHaveBeenCalled();
});

test('leaving stops it, and nothing is recorded', async () => {
  const fit = vi.fn<Fit>(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('left')));
      }),
  );
  const { unmount } = await atEnd(fit);
  await eventually(() => expect(fit).toHaveBeenCalledOnce());
  unmount();
  expect(fit.mock.calls[0]?.[1].aborted).toBe(true);
});

test('after a sitting parameters are fitted and recorded, once', async () => {
  withConnection({ saveData: false, effectiveType: '4g' });
  const fit = vi.fn<Fit>(() => Promise.resolve(found));
  const { unmount } = await atEnd(fit);
  const { kind, subject } = fittedEvent(found.parameters ?? []);
  await eventually(() => expect(screen.getByTestId('log').textContent).toBe(`${kind} ${subject}`));
  unmount();
  await atEnd(fit);
  await soon();
  expect(fit).toHaveBeenCalledOnce();
});

test('a browser in which it fails does not try again at every sitting', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const review = { kind: 'review', subject: 'word:1-read', result: 'good' } as const;
  recordLearning(...Array.from({ length: REVIEWS / 2 }, () => review));
  const fit = vi.fn<Fit>(() => Promise.reject(new Error('no threads here')));
  await eventually(async () => {
    cleanup();
    await atEnd(fit);
    await soon();
    expect(fit).toHaveBeenCalledOnce();
  });
  cleanup();
  await atEnd(fit);
  await soon();
  expect(fit).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});
