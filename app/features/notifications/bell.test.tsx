import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { NotificationKind, OwnNotification } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import Bell from './bell.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LIST = 'GET /api/me/notifications';
const READ = 'PUT /api/me/notifications/read';

const note = (id: number, read: boolean): OwnNotification => ({
  id,
  kind: 'role-granted',
  note: `Tin ${id}`,
  createdAt: '2026-11-05T07:08:09.000Z',
  place: null,
  wordId: null,
  read,
});
const twoOfThree = [note(3, false), note(2, false), note(1, true)];
const allRead = twoOfThree.map(({ id }) => note(id, true));

const ABOUT_CONTENT: readonly NotificationKind[] = [
  'content-approved',
  'content-changes',
  'content-comment',
  'sentence-report',
  'report-decided',
];

const silentBell = () => screen.findByRole('button', { name: notificationTexts.bell });
const panel = () => screen.findByRole('region', { name: notificationTexts.bell });

test.each([
  { list: twoOfThree, name: notificationTexts.bellUnread(2), shown: '2', why: 'unread notifications' },
  {
    list: Array.from({ length: 12 }, (_, id) => note(id, false)),
    name: notificationTexts.bellUnread(12),
    shown: '9+',
    why: 'many, in short form',
  },
  { list: allRead, name: notificationTexts.bell, shown: '', why: 'nothing when all are read' },
  {
    list: ABOUT_CONTENT.map((kind, id) => ({ ...note(id, false), kind })),
    name: notificationTexts.bellUnread(5),
    shown: '5',
    why: 'notifications about content too',
  },
])('the bell counts $why', async ({ list, name, shown }) => {
  const { client } = renderWithApi(<Bell userId={7} />, { [LIST]: () => Response.json(list) });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect((await screen.findByRole('button', { name })).textContent).toBe(shown);
});

test('opening it lists the notifications, marks them as read, and removes the count', async () => {
  const { callsOf } = renderWithApi(<Bell userId={7} />, {
    [LIST]: () => Response.json(twoOfThree),
    [READ]: () => Response.json(allRead),
  });
  fireEvent.click(await screen.findByRole('button', { name: notificationTexts.bellUnread(2) }));
  const notes = within(await panel()).getAllByRole('listitem');
  expect(notes.map((entry) => /Tin \d/.exec(entry.textContent)?.[0])).toEqual(['Tin 3', 'Tin 2', 'Tin 1']);
  await silentBell();
  expect(callsOf(READ)).toHaveLength(1);
  // New notifications stay marked while the list is open.
  expect(within(await panel()).getAllByText(notificationTexts.unread)).toHaveLength(2);
});

test('opening it with nothing unread sends no request', async () => {
  const { callsOf } = renderWithApi(<Bell userId={7} />, { [LIST]: () => Response.json(allRead) });
  fireEvent.click(await silentBell());
  await within(await panel()).findByText('Tin 1');
  expect(callsOf(READ)).toEqual([]);
});

test('a notification links to its sentence or its comments, and a click closes the panel', async () => {
  const place = { topicId: 1, curriculumId: 3, lessonId: 40, sentenceId: 402 };
  const { router } = renderWithApi(<Bell userId={7} />, {
    [LIST]: () =>
      Response.json([
        { ...note(3, true), kind: 'comment-reply', place },
        { ...note(2, true), kind: 'answer-accepted', place },
        note(1, true),
      ]),
  });
  fireEvent.click(await silentBell());
  const links = within(await panel()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/exercises/1/curriculum/3/40/sentence#402-comments',
    '/exercises/1/curriculum/3/40/sentence#402',
  ]);
  for (const link of links.slice(1)) fireEvent.click(link);
  await waitFor(() => expect(router.state.location.hash).toBe('#402'));
  expect(screen.queryByRole('region', { name: notificationTexts.bell })).toBeNull();
});

test('an empty list says so', async () => {
  renderWithApi(<Bell userId={7} />, { [LIST]: () => Response.json([]) });
  fireEvent.click(await silentBell());
  expect(await within(await panel()).findByText(notificationTexts.bellEmpty)).toBeDefined();
});

test('a failed load is quiet: a bell without a count, and a message only in the open panel', async () => {
  const log = vi.spyOn(console, 'warn');
  const { client } = renderWithApi(<Bell userId={7} />, { [LIST]: () => refusal(403, 'Không được.') });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText(notificationTexts.loadFailed)).toBeNull();
  fireEvent.click(await silentBell());
  expect(await within(await panel()).findByText(notificationTexts.loadFailed)).toBeDefined();
  expect(log).not.toHaveBeenCalled();
});

test('a token without our user id sends no request', async () => {
  const { sent } = renderWithApi(<Bell userId={null} />, {});
  await silentBell();
  expect(sent).toEqual([]);
});
