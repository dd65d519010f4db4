import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { OfflineNote } from './offline-note.tsx';

const setNetwork = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });

it('shows a note while the browser is offline', () => {
  render(<OfflineNote />);
  expect(screen.queryByText(navigationTexts.offline)).toBeNull();
  setNetwork('offline');
  expect(screen.getByRole('status').textContent).toBe(navigationTexts.offline);
  setNetwork('online');
  expect(screen.queryByText(navigationTexts.offline)).toBeNull();
});
