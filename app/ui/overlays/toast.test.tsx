import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showToast, ToastArea } from './toast.tsx';

vi.mock('./toast-area.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a toast whose code fails to load is logged, and the page keeps working', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  render(
    <>
      <p>Nội dung</p>
      <ToastArea />
    </>,
  );
  showToast('Đã lưu.', 'success');
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Nội dung')).toBeDefined();
});
