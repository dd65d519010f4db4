import { expect, test, vi } from 'vitest';
import { refreshOncePerAnnouncement } from './refresh-once.ts';

test.each([
  { announcements: ['a', 'a'], refreshes: 1, why: 'the writer and its own announcement: one' },
  { announcements: ['a', 'b'], refreshes: 2, why: 'two changes: one each' },
  { announcements: [undefined, undefined], refreshes: 2, why: 'without an id: each time' },
])('$why', async ({ announcements, refreshes }) => {
  const refresh = vi.fn<() => Promise<void>>(async () => {});
  const refreshOnce = refreshOncePerAnnouncement(refresh);
  for (const announcement of announcements) await refreshOnce(announcement);
  expect(refresh).toHaveBeenCalledTimes(refreshes);
});

test('a second caller waits for the same refresh', async () => {
  let finish = () => {};
  const refreshOnce = refreshOncePerAnnouncement(() => new Promise<void>((resolve) => (finish = resolve)));
  const order: string[] = [];
  const wait = async (who: string) => {
    await refreshOnce('a');
    order.push(who);
  };
  const waiting = [wait('writer'), wait('listener')];
  await Promise.resolve();
  order.push('refreshed');
  finish();
  await Promise.all(waiting);
  expect(order).toEqual(['refreshed', 'writer', 'listener']);
});
