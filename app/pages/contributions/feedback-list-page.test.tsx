import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Feedback } from '#contract/feedback/endpoints.ts';
import { feedbackListTexts as texts } from '#contract/texts/feedback.ts';
import { formatMinute } from '#app/lib/format.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import FeedbackListPage from './feedback-list-page.tsx';

const PLACE = '/listfeedback';
const LIST = 'GET /api/feedback';
const MOVE = 'PUT /api/feedback/7';

const lan: Feedback = {
  id: 7,
  name: 'Lan',
  text: 'Từ 勉強 hay lắm.\n<b>Cảm ơn</b>',
  createdAt: '2026-03-05T02:00:00.000Z',
  state: 'new',
  email: 'lan@vi.vn',
  replyTo: 'lan.tra-loi@vi.vn',
};
const guest: Feedback = {
  ...lan,
  id: 6,
  name: 'Khách',
  text: 'Xin chào',
  state: 'done',
  email: null,
  replyTo: null,
};

const messages = (list: readonly Feedback[], total = list.length) =>
  Response.json(list, { headers: { 'X-Total-Count': String(total) } });

/** A server that filters by state; its messages may change between two calls. */
const holding =
  (held: () => readonly Feedback[]) =>
  ({ url }: Request) => {
    const wanted = new URL(url).searchParams.get('state');
    return messages(held().filter(({ state }) => wanted === null || state === wanted));
  };
const both = holding(() => [lan, guest]);

const card = (name: string) => screen.findByRole('article', { name: texts.by(name) });
const button = async (name: string, label: string) =>
  within(await card(name)).getByRole<HTMLButtonElement>('button', { name: texts.moveOf(label, name) });
const filterLink = (name: string) => screen.findByRole('link', { name });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows sender, time and the whole text as plain text, and the e-mail if known', async () => {
  renderWithApi(<FeedbackListPage />, { [LIST]: both }, PLACE);
  const shown = within(await card('Lan'));
  expect(shown.getByText('lan@vi.vn')).toBeDefined();
  expect(shown.getByText(formatMinute(lan.createdAt)).getAttribute('datetime')).toBe(lan.createdAt);
  expect(shown.getByText('勉強').getAttribute('lang')).toBe('ja');
  const words = shown.getByText(/hay lắm/);
  expect(words.textContent).toBe(lan.text);
  expect(words.querySelector('b')).toBeNull();
  expect(words.className).toContain('whitespace-pre-line');
  expect(within(await card('Khách')).queryByText(/@/)).toBeNull();
  expect(screen.getByText(texts.found('2'))).toBeDefined();
});

test('new messages are counted, also with another filter', async () => {
  const { sent } = renderWithApi(<FeedbackListPage />, { [LIST]: both }, `${PLACE}?state=done`);
  expect(await filterLink('Mới (1)')).toBeDefined();
  expect((await filterLink(texts.states.done)).getAttribute('aria-current')).toBe('page');
  expect(await card('Khách')).toBeDefined();
  expect(screen.queryByRole('article', { name: texts.by('Lan') })).toBeNull();
  expect(sent.map(({ query }) => query)).toEqual(
    expect.arrayContaining([
      { state: 'done', page: '1', size: '20' },
      { state: 'new', page: '1', size: '1' },
    ]),
  );
});

test('search, state and page come from the URL, and a filter keeps the search', async () => {
  const answer = () => messages([lan], 45);
  const address = `${PLACE}?search=tu%20dien&state=new&page=2`;
  const { callsOf } = renderWithApi(<FeedbackListPage />, { [LIST]: answer }, address);
  await screen.findByText('Trang 2 / 3');
  expect(callsOf(LIST).map(({ query }) => query)).toContainEqual({
    search: 'tu dien',
    state: 'new',
    page: '2',
    size: '20',
  });
  expect((await filterLink(texts.states.read)).getAttribute('href')).toBe(
    `${PLACE}?search=tu+dien&state=read`,
  );
  expect((await filterLink(texts.all)).getAttribute('href')).toBe(`${PLACE}?search=tu+dien`);
});

test('a new search keeps the filter and starts at the first page', async () => {
  const answer = () => messages([lan], 45);
  const { router } = renderWithApi(
    <FeedbackListPage />,
    { [LIST]: answer },
    `${PLACE}?search=a&state=new&page=2`,
  );
  const box = await screen.findByRole('searchbox', { name: texts.search });
  fireEvent.change(box, { target: { value: 'hay' } });
  const form = box.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(router.state.location.search).toBe('?state=new&search=hay'));
});

test('an unknown state in the URL shows all', async () => {
  const { callsOf } = renderWithApi(<FeedbackListPage />, { [LIST]: both }, `${PLACE}?state=zzz`);
  expect(await card('Khách')).toBeDefined();
  expect(callsOf(LIST).map(({ query }) => query)).toContainEqual({ page: '1', size: '20' });
  expect((await filterLink(texts.all)).getAttribute('aria-current')).toBe('page');
});

test.each([
  { from: 'new', offered: ['Đánh dấu đã đọc', 'Đánh dấu đã xử lý'] },
  { from: 'read', offered: ['Đánh dấu đã xử lý', 'Đánh dấu chưa đọc'] },
  { from: 'done', offered: ['Mở lại'] },
] as const)('the next states of a message in state $from', async ({ from, offered }) => {
  renderWithApi(<FeedbackListPage />, { [LIST]: () => messages([{ ...lan, state: from }]) }, PLACE);
  const buttons = within(await card('Lan')).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
});

test('the state changes when the server confirms; until then only that message is disabled', async () => {
  let now: Feedback = lan;
  const held = heldBack(() => Response.json((now = { ...lan, state: 'read' })));
  const { callsOf } = renderWithApi(
    <FeedbackListPage />,
    { [LIST]: holding(() => [now, guest]), [MOVE]: held.answer },
    PLACE,
  );
  expect(await filterLink('Mới (1)')).toBeDefined();
  const read = await button('Lan', 'Đánh dấu đã đọc');
  read.focus();
  fireEvent.click(read);
  await waitFor(() => expect(read.disabled).toBe(true));
  expect((await button('Khách', 'Mở lại')).disabled).toBe(false);
  expect(within(await card('Lan')).getByText('Mới')).toBeDefined();

  held.release();
  expect(await within(await card('Lan')).findByText('Đánh dấu chưa đọc')).toBeDefined();
  expect(callsOf(MOVE)).toMatchObject([{ body: { state: 'read' } }]);
  // The count of new messages follows.
  expect(await filterLink('Mới')).toBeDefined();
  expect((await card('Lan')).contains(document.activeElement)).toBe(true);
});

test('with a filter, a message that changed its state leaves the list; the focus moves to the count', async () => {
  let now: Feedback[] = [lan, { ...guest, state: 'new' }];
  const answers = {
    [LIST]: holding(() => now),
    [MOVE]: () => {
      now = now.map((one) => (one.id === 7 ? { ...lan, state: 'done' } : one));
      return Response.json(now[0]);
    },
  };
  renderWithApi(<FeedbackListPage />, answers, `${PLACE}?state=new`);
  fireEvent.click(await button('Lan', 'Đánh dấu đã xử lý'));
  await waitFor(() => expect(screen.queryByRole('article', { name: texts.by('Lan') })).toBeNull());
  expect(await card('Khách')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByText(texts.found('1')));
});

test.each([
  {
    answer: () => refusal(404, 'Không tìm thấy góp ý này.'),
    shown: 'Không tìm thấy góp ý này.',
    why: 'that of the server',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    shown: texts.saveFailed,
    why: 'our own when the server was not reached',
  },
])('a failure keeps the state, is logged, and shows a message: $why', async ({ answer, shown }) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderWithApi(<FeedbackListPage />, { [LIST]: both, [MOVE]: answer }, PLACE);
  fireEvent.click(await button('Lan', 'Đánh dấu đã đọc'));
  expect(await screen.findByText(shown)).toBeDefined();
  expect(log).toHaveBeenCalledTimes(1);
  expect((await button('Lan', 'Đánh dấu đã đọc')).disabled).toBe(false);
  expect(within(await card('Lan')).getByText('Mới')).toBeDefined();
});

test('without messages, explains what will be here', async () => {
  renderWithApi(<FeedbackListPage />, { [LIST]: () => messages([]) }, PLACE);
  expect(await screen.findByRole('heading', { name: texts.emptyTitle })).toBeDefined();
  expect(screen.queryByRole('link', { name: texts.showAll })).toBeNull();
});

test.each(['?search=zzz', '?state=read', '?search=zzz&state=read'])(
  'no results for %s: offers the whole list',
  async (query) => {
    renderWithApi(<FeedbackListPage />, { [LIST]: () => messages([]) }, PLACE + query);
    expect(await screen.findByRole('heading', { name: texts.nothingFoundTitle })).toBeDefined();
    expect(screen.getByRole('link', { name: texts.showAll }).getAttribute('href')).toBe(PLACE);
  },
);

test('a page beyond the end redirects to the last page', async () => {
  const answer = () => messages([lan], 45);
  const { router } = renderWithApi(
    <FeedbackListPage />,
    { [LIST]: answer },
    `${PLACE}?search=a&state=new&page=9`,
  );
  await waitFor(() => expect(router.state.location.search).toBe('?state=new&search=a&page=3'));
});

test('a list that fails to load says so and can be retried', async () => {
  let allowed = false;
  const answer = (request: Request) => (allowed ? both(request) : refusal(403, 'Không được.'));
  renderWithApi(<FeedbackListPage />, { [LIST]: answer }, PLACE);
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  allowed = true;
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await card('Lan')).toBeDefined();
});

test('a reply address is a link, where there is one', async () => {
  renderWithApi(<FeedbackListPage />, { [LIST]: both }, PLACE);
  const [mine, other] = [within(await card('Lan')), within(await card('Khách'))];
  expect(mine.getByRole('link', { name: texts.replyTo('lan.tra-loi@vi.vn') }).getAttribute('href')).toBe(
    'mailto:lan.tra-loi%40vi.vn',
  );
  expect(other.queryByRole('link')).toBeNull();
});
