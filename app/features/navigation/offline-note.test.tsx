import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { setLogProgress } from '#app/lib/learning/log-progress.ts';
import { OfflineNote } from './offline-note.tsx';

afterEach(cleanup);

const setNetwork = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });

it.each([
  {
    why: 'while it is fetched',
    progress: { share: 0.409, isFetching: true },
    says: navigationTexts.fetchingLearning('40'),
  },
  {
    why: 'when the rest cannot be fetched',
    progress: { share: 0.409, isFetching: false },
    says: navigationTexts.learningIsPartial('40'),
  },
  {
    why: 'when the network is gone meanwhile',
    progress: { share: 0.5, isFetching: true },
    network: 'offline',
    says: navigationTexts.learningIsPartial('50'),
  },
])("says how much of the learner's progress is here $why", ({ progress, network = 'online', says }) => {
  render(<OfflineNote />);
  setNetwork(network === 'offline' ? 'offline' : 'online');
  act(() => setLogProgress(progress));
  expect(screen.getByRole('status').textContent).toBe(says);
  act(() => setLogProgress(null));
  setNetwork('online');
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows a note while the browser is offline', () => {
  render(<OfflineNote />);
  expect(screen.queryByText(navigationTexts.offline)).toBeNull();
  setNetwork('offline');
  expect(screen.getByRole('status').textContent).toBe(navigationTexts.offline);
  setNetwork('online');
  expect(screen.queryByText(navigationTexts.offline)).toBeNull();
});
