import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AdminNotification } from '#contract/notifications/endpoints.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import type { User } from '#contract/users/endpoints.ts';
import { formatDateTime } from '#app/lib/format.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { NotificationList } from './notification-list.tsx';

afterEach(cleanup);

const LIST = 'GET /api/notifications';
const GRANT = 'POST /api/suppliers/7/grant';
const lan: User = {
  id: 7,
  email: 'lan@vi.vn',
  name: 'Lan',
  roles: ['USER', 'SUPPLIER'],
  verified: true,
  createdAt: '2026-03-05T02:00:00.000Z',
  lastActiveAt: null,
  blocked: null,
  hasSecondFactor: false,
};

const request = (id: number, userId: number, granted = false): AdminNotification => ({
  id,
  kind: 'supplier-request',
  note: `Yêu cầu ${id}`,
  createdAt: '2026-11-05T07:08:09.000Z',
  place: null,
  wordId: null,
  supplierRequest: { userId, email: 'lan@vi.vn', granted },
});
const news: AdminNotification = {
  id: 3,
  kind: 'role-change',
  note: 'Đổi quyền',
  createdAt: '2026-11-04T07:08:09.000Z',
  place: null,
  wordId: null,
  supplierRequest: null,
};

const listOf = (rows: readonly AdminNotification[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });

const entryOf = async (note: string) => {
  const entry = (await screen.findByText(note)).closest('li');
  if (!entry) throw new Error(`${note} is in no list`);
  return within(entry);
};

test('shows note and time in server order', async () => {
  renderWithApi(<NotificationList />, { [LIST]: () => listOf([request(9, 7), news]) });
  await screen.findByText('Yêu cầu 9');
  expect(screen.getAllByRole('listitem').map((entry) => entry.querySelector('p')?.textContent)).toEqual([
    'Yêu cầu 9',
    'Đổi quyền',
  ]);
  expect((await entryOf('Đổi quyền')).getByText(formatDateTime(news.createdAt))).toBeDefined();
});

test('Japanese in a note is marked as Japanese', async () => {
  renderWithApi(<NotificationList />, {
    [LIST]: () => listOf([{ ...news, note: 'Đáp án 水を飲む hay đó.' }]),
  });
  expect((await screen.findByText('水を飲む')).getAttribute('lang')).toBe('ja');
});

test('only an open request has the button', async () => {
  renderWithApi(<NotificationList />, { [LIST]: () => listOf([request(1, 7), request(2, 8, true), news]) });
  expect((await entryOf('Yêu cầu 1')).getByRole('button', { name: notificationTexts.grant })).toBeDefined();
  expect((await entryOf('Yêu cầu 2')).queryByRole('button')).toBeNull();
  expect((await entryOf('Yêu cầu 2')).getByText(notificationTexts.granted)).toBeDefined();
  expect((await entryOf('Đổi quyền')).queryByRole('button')).toBeNull();
});

test('a reported comment is linked', async () => {
  const place = { topicId: 1, curriculumId: 3, lessonId: 40, sentenceId: 402 };
  const report: AdminNotification = { ...news, id: 5, kind: 'comment-report', note: 'Báo cáo', place };
  renderWithApi(<NotificationList />, { [LIST]: () => listOf([report, news]) });
  const link = (await entryOf('Báo cáo')).getByRole('link', { name: notificationTexts.openComment });
  expect(link.getAttribute('href')).toBe('/exercises/1/curriculum/3/40/sentence#402-comments');
  expect((await entryOf('Đổi quyền')).queryByRole('link')).toBeNull();
});

test.each([
  {
    kind: 'content-waiting',
    label: notificationTexts.openReviews,
    href: '/qc',
    why: 'content waiting for review',
  },
  { kind: 'feedback', label: notificationTexts.openFeedback, href: '/listfeedback', why: 'feedback' },
] as const)('$why links to its screen', async ({ kind, label, href }) => {
  renderWithApi(<NotificationList />, { [LIST]: () => listOf([{ ...news, kind }]) });
  const link = (await entryOf('Đổi quyền')).getByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(href);
});

test('granting marks every request of that person only, and confirms it', async () => {
  const { callsOf } = renderWithApi(<NotificationList />, {
    [LIST]: () => listOf([request(1, 7), request(2, 8), request(4, 7)]),
    [GRANT]: () => Response.json(lan),
  });
  fireEvent.click((await entryOf('Yêu cầu 1')).getByRole('button'));
  expect(await (await entryOf('Yêu cầu 1')).findByText(notificationTexts.granted)).toBeDefined();
  expect((await entryOf('Yêu cầu 4')).queryByRole('button')).toBeNull();
  expect((await entryOf('Yêu cầu 2')).getByRole('button')).toBeDefined();
  expect(await screen.findByText(notificationTexts.grantSucceeded('lan@vi.vn'))).toBeDefined();
  expect(callsOf(GRANT)).toHaveLength(1);
});

test('a failed grant shows the reason and can be retried', async () => {
  renderWithApi(<NotificationList />, {
    [LIST]: () => listOf([request(1, 7)]),
    [GRANT]: () => refusal(404, 'Không tìm thấy người dùng này.'),
  });
  fireEvent.click((await entryOf('Yêu cầu 1')).getByRole('button'));
  expect(await screen.findByText('Không tìm thấy người dùng này.')).toBeDefined();
  const button = (await entryOf('Yêu cầu 1')).getByRole('button', { name: notificationTexts.grant });
  expect(button.hasAttribute('disabled')).toBe(false);
});

test('each failed load opens an alert, with a retry button on the page', async () => {
  let answers = 0;
  renderWithApi(<NotificationList />, {
    [LIST]: () => (answers++ < 2 ? refusal(403, 'Không được.') : listOf([news])),
  });
  for (const _ of [1, 2]) {
    const alert = await screen.findByRole('alertdialog', {
      name: 'Không thể tải thông báo. Vui lòng thử lại!',
    });
    fireEvent.click(within(alert).getByRole('button', { name: uiTexts.ok }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  }
  expect(await screen.findByText('Đổi quyền')).toBeDefined();
});

test('an empty list says so', async () => {
  renderWithApi(<NotificationList />, { [LIST]: () => listOf([]) });
  expect(await screen.findByText(notificationTexts.emptyTitle)).toBeDefined();
});

test('requests the page in the URL', async () => {
  const { sent } = renderWithApi(<NotificationList />, { [LIST]: () => listOf([news], 45) }, '/?page=2');
  expect(await screen.findByText('Trang 2 / 3')).toBeDefined();
  expect(sent).toMatchObject([{ query: { page: '2', size: '20' } }]);
});
