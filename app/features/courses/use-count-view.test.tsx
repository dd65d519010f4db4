import { cleanup, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasViewed } from '#app/lib/progress/viewed-lessons.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { useCountView } from './use-count-view.ts';

const COUNT = 'PUT /api/lessons/40/increment-view';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Viewer() {
  useCountView(40);
  return null;
}

const visit = (answer = () => Response.json({ views: 1 })) =>
  renderWithApi(
    <StrictMode>
      <Viewer />
    </StrictMode>,
    { [COUNT]: answer },
  );

test('a visit counts once, and the next one within 24 hours does not', async () => {
  const first = visit();
  await waitFor(() => expect(first.callsOf(COUNT)).toHaveLength(1));
  cleanup();
  expect(visit().callsOf(COUNT)).toEqual([]);
});

test('a view that could not be counted is logged, and tried again next time', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  visit(() => refusal(429, 'Chậm lại.'));
  await waitFor(() => expect(logged).toHaveBeenCalledOnce());
  expect(hasViewed(40)).toBe(false);
});
