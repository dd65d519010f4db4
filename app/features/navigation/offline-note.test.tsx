import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import { type LogProgress, setLogProgress } from '#app/lib/learning/log-progress.ts';
import { OfflineNote } from './offline-note.tsx';

afterEach(cleanup);

const setNetwork = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });

const show = () =>
  render(
    <MemoryRouter initialEntries={['/today']}>
      <OfflineNote />
    </MemoryRouter>,
  );

it.each<{
  why: string;
  progress: LogProgress;
  network?: 'offline';
  shown: (percent: string) => string;
  spoken: string;
}>([
  {
    why: 'while it is fetched',
    progress: { share: 0.409, state: 'fetching' },
    shown: texts.fetchingLearning,
    spoken: texts.fetchingLearningSpoken,
  },
  {
    why: 'when the rest cannot be fetched',
    progress: { share: 0.409, state: 'waiting' },
    shown: texts.learningIsPartial,
    spoken: texts.learningIsPartialSpoken,
  },
  {
    why: 'with the network that is gone meanwhile',
    progress: { share: 0.409, state: 'fetching' },
    network: 'offline',
    shown: texts.offlineWithPartialLearning,
    spoken: texts.offlineWithPartialLearningSpoken,
  },
  {
    why: 'with the network first, also when a login is missing',
    progress: { share: 0.409, state: 'needs-login' },
    network: 'offline',
    shown: texts.offlineWithPartialLearning,
    spoken: texts.offlineWithPartialLearningSpoken,
  },
])(
  "says how much of the learner's progress is here $why, and says it once",
  ({ progress, network = 'online', shown, spoken }) => {
    show();
    setNetwork(network === 'offline' ? 'offline' : 'online');
    for (const [share, percent] of [[0.409, '40'] as const, [0.5, '50'] as const]) {
      act(() => setLogProgress({ ...progress, share }));
      const note = screen.getByRole('status');
      expect(note.querySelector('[aria-hidden]')?.textContent).toBe(shown(percent));
      expect(note.querySelector(':not([aria-hidden])')?.textContent).toBe(spoken);
    }
    act(() => setLogProgress(null));
    setNetwork('online');
    expect(screen.queryByRole('status')).toBeNull();
  },
);

it('asks an account whose session has expired to sign in, and leads back', () => {
  show();
  act(() => setLogProgress({ share: 0.5, state: 'needs-login' }));
  expect(screen.getByRole('status').textContent).toBe(`${accountTexts.login}${texts.toFetchLearning}`);
  expect(screen.getByRole('link', { name: accountTexts.login }).getAttribute('href')).toBe(paths.login);
  act(() => setLogProgress(null));
});

/** At 320 px a line has about 36 letters, and `--bottom-notes` is the room of two lines. */
it.each([
  texts.offline,
  texts.fetchingLearning('100'),
  texts.learningIsPartial('100'),
  texts.offlineWithPartialLearning('100'),
  `${accountTexts.login}${texts.toFetchLearning}`,
])('has two lines on the smallest phone: %s', (text) => {
  expect(text.length).toBeLessThanOrEqual(68);
});

it('shows a note while the browser is offline', () => {
  show();
  expect(screen.queryByText(texts.offline)).toBeNull();
  setNetwork('offline');
  expect(screen.getByRole('status').textContent).toBe(texts.offline);
  setNetwork('online');
  expect(screen.queryByText(texts.offline)).toBeNull();
});
