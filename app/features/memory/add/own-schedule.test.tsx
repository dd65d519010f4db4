import { cleanup, fireEvent, screen } from '@testing-library/react';
import { default_w } from 'ts-fsrs';
import { afterEach, expect, test, vi } from 'vitest';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { type Fitting, fittedEvent } from '#core/memory/fitting.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { intervalsWhenKnown } from '#core/memory/schedule.ts';
import { DEFAULT_SETTINGS } from '#core/memory/settings.ts';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { OwnSchedule } from './own-schedule.tsx';

withLearningStorage();
afterEach(cleanup);

const DAY_OF_FITTING = '2026-11-18T05:00:00.000Z';
const reviews = (count: number, day = '2026-11-01'): LearningEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${day}-${at}`,
    kind: 'review',
    subject: `word:${at + 1}-read`,
    result: 'good',
    at: `${day}T02:00:00.000Z`,
  }));
const fitted = (parameters: readonly number[]): LearningEvent => ({
  ...fittedEvent(parameters),
  id: 'fitted',
  at: DAY_OF_FITTING,
});
/** A card that was known at first lasts four times as long. */
const own = default_w.with(2, 9.2);
const intervals = (parameters: readonly number[]) =>
  intervalsWhenKnown({ ...DEFAULT_SETTINGS, parameters }, 4);
const ownIntervals = texts.ownIntervals(intervals(own), intervals(default_w));

/** What the log of this browser has recorded since the screen opened. */
function Fittings() {
  const events = (useLearningEvents() ?? []).filter(({ kind }) => kind === 'memory-fitted');
  return <p data-testid="log">{events.map(({ subject }) => `${subject};`)}</p>;
}

const show = (log: readonly LearningEvent[], fit?: () => Promise<Fitting>) =>
  renderWithApi(
    <>
      <OwnSchedule memory={replayMemory(log)} fit={fit} />
      <Fittings />
    </>,
    {},
  );

test.each([
  { log: reviews(280), lines: [texts.ownTooFew(120)], canFit: false, why: 'too few reviews' },
  { log: reviews(400), lines: [texts.ownReady], canFit: true, why: 'enough reviews' },
  {
    log: [...reviews(400), fitted(own)],
    lines: [texts.ownChanged('18/11/2026'), ownIntervals, texts.ownAgain(200)],
    canFit: false,
    why: 'fitted',
  },
  {
    log: [...reviews(400), fitted(default_w)],
    lines: [texts.ownKept('18/11/2026'), texts.ownAgain(200)],
    canFit: false,
    why: 'the usual ones were kept',
  },
  {
    log: [...reviews(400), fitted(own), ...reviews(200, '2026-12-01')],
    lines: [texts.ownChanged('18/11/2026'), ownIntervals, texts.ownReady],
    canFit: true,
    why: 'enough reviews to fit again',
  },
])('$why', ({ log, lines, canFit }) => {
  show(log);
  const said = [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  expect(said).toEqual(lines);
  expect(screen.queryByRole('button', { name: texts.ownFit }) !== null).toBe(canFit);
});

const tested = { reviews: 130, remembered: 0.84, before: 0.912, after: 0.851 };

test.each([
  {
    fitting: { parameters: own, test: tested },
    recorded: own,
    line: texts.ownTest({ reviews: 130, remembered: 84, before: 91, after: 85 }),
    isSaid: true,
    why: 'better parameters are recorded, with what they expected',
  },
  {
    fitting: { parameters: own, test: { ...tested, after: 0.91 } },
    recorded: own,
    line: 'Trong 130 lượt ôn',
    isSaid: false,
    why: 'no figures that look the same',
  },
  {
    fitting: { parameters: null, test: tested },
    recorded: default_w,
    line: 'Trong 130 lượt ôn',
    isSaid: false,
    why: 'the current parameters are recorded again, so that no device tries soon',
  },
])('$why', async ({ fitting, recorded, line, isSaid }) => {
  let finish: (found: Fitting) => void = () => undefined;
  show(reviews(400), () => new Promise((resolve) => (finish = resolve)));
  fireEvent.click(screen.getByRole('button', { name: texts.ownFit }));
  const working = screen.getByRole('button', { name: texts.ownWorking });
  expect((working as HTMLButtonElement).disabled).toBe(true);
  finish(fitting);
  await screen.findByRole('button', { name: texts.ownFit });
  expect((screen.getByRole('status').textContent ?? '').includes(line)).toBe(isSaid);
  await eventually(() =>
    expect(screen.getByTestId('log').textContent).toMatch(new RegExp(`${fittedEvent(recorded).subject};$`)),
  );
});

test('a failure is told, and can be tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let tries = 0;
  show(reviews(400), () => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ parameters: null, test: tested });
  });
  fireEvent.click(screen.getByRole('button', { name: texts.ownFit }));
  expect((await screen.findByRole('alert')).textContent).toBe(texts.ownFailed);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: texts.ownFit }));
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(tries).toBe(2);
});

test('leaving stops it', () => {
  let signal: AbortSignal | undefined;
  renderWithApi(
    <OwnSchedule
      memory={replayMemory(reviews(400))}
      fit={(_, leaving) => {
        signal = leaving;
        return new Promise(() => undefined);
      }}
    />,
    {},
  );
  fireEvent.click(screen.getByRole('button', { name: texts.ownFit }));
  expect(signal?.aborted).toBe(false);
  cleanup();
  expect(signal?.aborted).toBe(true);
});
