import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiTexts } from '#contract/texts/ui.ts';
import { OnDemand } from './on-demand.tsx';
import { ToastArea } from './toast.tsx';

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

/** A form whose dialog does not come. */
function Screen() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <input aria-label="Tên" />
      <button type="button" onClick={() => setAsked(true)}>
        {asked ? 'Đang mở' : 'Mở'}
      </button>
      {asked && (
        <OnDemand onFailed={() => setAsked(false)}>
          <Missing />
        </OnDemand>
      )}
      <ToastArea />
    </>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // React says itself what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what does not come leaves the screen with what was typed, says so, and can be asked for again', async () => {
  render(<Screen />);
  const field = screen.getByLabelText<HTMLInputElement>('Tên');
  fireEvent.change(field, { target: { value: 'Chợ nổi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mở' }));
  expect(await screen.findByRole('button', { name: 'Mở' })).toBeDefined();
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Chợ nổi');
  expect(await screen.findByText(uiTexts.loadFailed)).toBeDefined();
});

test('a part of the page has something else in its place', async () => {
  render(
    <OnDemand otherwise={<p>Chưa tải được</p>}>
      <Missing />
    </OnDemand>,
  );
  await waitFor(() => expect(screen.getByText('Chưa tải được')).toBeDefined());
});
