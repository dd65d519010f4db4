import { expect, test, vi } from 'vitest';
import { refreshOncePerAnnouncement } from './refresh-once.ts';

test.each([
  { announcements: ['a', 'a'], refreshes: 1, why: 'written and heard: one' },
  { announcements: ['a', 'b'], refreshes: 2, why: 'two changes: one each' },
  { announcements: [undefined, undefined], refreshes: 2, why: 'nobody knows of what: each time' },
])('$why', async ({ announcements, refreshes }) => {
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const refreshOnce = refreshOncePerAnnouncement(refresh);
  for (const announcement of announcements) await refreshOnce(announcement);
  expect(refresh).toHaveBeenCalledTimes(refreshes);
});

test('who joins waits for the same one', async () => {
  let finish = () => {};
  const refreshOnce = refreshOncePerAnnouncement(() => new Promise<void>((resolve) => (finish = resolve)));
  const order: string[] = [];
  const wait = async (who: string) => {
    await refreshOnce('a');
    order.push(who);
  };
  const waiting = [wait('who wrote'), wait('who heard')];
  await Promise.resolve();
  order.push('refreshed');
  finish();
  await Promise.all(waiting);
  expect(order).toEqual(['refreshed', 'who wrote', 'who heard']);
});
