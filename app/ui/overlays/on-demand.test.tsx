import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uiTexts } from '#contract/texts/ui.ts';
import { OnDemand, onDemand } from './on-demand.tsx';
import { ToastArea } from './toast.tsx';

const failure = new TypeError('Failed to fetch dynamically imported module');
const load = vi.fn<() => Promise<{ default: () => string }>>();
let Part: ReturnType<typeof onDemand>;

/** A form with a dialog. */
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
          <Part />
        </OnDemand>
      )}
      <ToastArea />
    </>
  );
}

beforeEach(() => {
  Part = onDemand(load);
  load
    .mockReset()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ default: () => 'Hộp thoại' });
  vi.spyOn(console, 'warn').mockReturnValue();
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a failed part keeps the typed text, shows a message, and loads on the next attempt', async () => {
  render(<Screen />);
  const field = screen.getByLabelText<HTMLInputElement>('Tên');
  fireEvent.change(field, { target: { value: 'Chợ nổi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mở' }));
  const button = await screen.findByRole('button', { name: 'Mở' });
  expect(field.isConnected).toBe(true);
  expect(field.value).toBe('Chợ nổi');
  expect(await screen.findByText(uiTexts.loadFailed)).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);

  fireEvent.click(button);
  expect(await screen.findByText('Hộp thoại')).toBeDefined();
  expect(field.value).toBe('Chợ nổi');
});

const AskAgain = ({ onRetry }: { readonly onRetry: () => void }) => (
  <button type="button" onClick={onRetry}>
    Thử lại
  </button>
);

test('a failed part shows a replacement with a retry', async () => {
  render(
    <OnDemand Missing={AskAgain}>
      <Part />
    </OnDemand>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Hộp thoại')).toBeDefined();
});

test('a part loaded before is shown without waiting', async () => {
  load.mockReset().mockResolvedValue({ default: () => 'Hộp thoại' });
  await Part.load();
  render(
    <OnDemand fallback="Đang tải">
      <Part />
    </OnDemand>,
  );
  expect(screen.getByText('Hộp thoại')).toBeDefined();
});

test('a part that is not wanted yet is not loaded', async () => {
  load.mockReset().mockResolvedValue({ default: () => 'Hộp thoại' });
  const place = (wanted: boolean) => (
    <OnDemand wanted={wanted} fallback="Đang tải">
      <Part />
    </OnDemand>
  );
  const { rerender } = render(place(false));
  expect(screen.getByText('Đang tải')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  rerender(place(true));
  expect(await screen.findByText('Hộp thoại')).toBeDefined();
});
