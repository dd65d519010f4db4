import { expect, test, vi } from 'vitest';
import { eraseInBackground } from './erase-in-background.ts';
import { onUnerased } from './unerased-notice.ts';

vi.mock('./leave-device.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('when the code that erases cannot be loaded, the learner is told', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const tell = vi.fn<() => void>();
  onUnerased(tell);
  await eraseInBackground(({ leaveDevice }) => leaveDevice(7, null));
  expect(tell).toHaveBeenCalledTimes(1);
});
