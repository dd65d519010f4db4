import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { rankingTexts as texts } from '#contract/texts/ranking.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { RankingSkeleton } from '#app/features/ranking/ranking-board.tsx';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import RankPage from './rank-page.tsx';

const LIST = 'GET /auth/load/userrank';

const learner = (id: number, rank: number, score: number, name: string): RankedLearner => ({
  id,
  rank,
  score,
  name,
  email: `${id}***@g***.com`,
});
const board = [
  learner(3, 1, 1480, 'Minh Quân'),
  learner(7, 2, 1215, 'Ngọc Lan'),
  learner(5, 3, 900, 'Thu Hà'),
  learner(9, 4, 20, 'Văn An'),
];

const open = (answer: () => Response | Promise<Response> = () => Response.json(board), address = '/rank') =>
  renderWithApi(<RankPage />, { [LIST]: answer }, address);
const signIn = () => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
const table = () => screen.findByRole('table');
const rowsOf = (part: HTMLElement) => within(part).getAllByRole('row').slice(1);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.trim());

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('rank, e-mail, name and score are in a table, and in cards for narrow screens', async () => {
  open();
  const columns = within(await table()).getAllByRole('columnheader');
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Hạng', 'E-mail', 'Tên', 'Điểm']);
  expect(rowsOf(await table()).map(cellsOf)).toEqual([
    ['1', '3***@g***.com', 'Minh Quân', '1.480'],
    ['2', '7***@g***.com', 'Ngọc Lan', '1.215'],
    ['3', '5***@g***.com', 'Thu Hà', '900'],
    ['4', '9***@g***.com', 'Văn An', '20'],
  ]);
  const cards = screen.getByRole('list', { name: /Bảng xếp hạng/ });
  expect(within(cards).getAllByRole('listitem')).toHaveLength(4);
});

test('the first three have medals with an accessible name', async () => {
  open();
  const medals = within(await table()).getAllByRole('img');
  expect(medals.map((medal) => medal.getAttribute('aria-label'))).toEqual([
    'Hạng 1, huy chương vàng',
    'Hạng 2, huy chương bạc',
    'Hạng 3, huy chương đồng',
  ]);
});

test('the own row is white on indigo and marked in text; the others are black on light', async () => {
  signIn();
  open();
  const rows = rowsOf(await table());
  expect(rows.map(({ className }) => className.includes('bg-own text-on-own'))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(rows.map(({ className }) => className.includes('bg-sheet text-on-sheet'))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(rows.filter((row) => within(row).queryByText(texts.you))).toEqual([rows[1]]);
  expect(screen.queryByRole('region', { name: texts.ownPlace })).toBeNull();
});

test.each([
  { address: '/rank', period: 'all' },
  { address: '/rank?period=week', period: 'week' },
  { address: '/rank?period=month', period: 'month' },
  { address: '/rank?period=year', period: 'all' },
] as const)('$address shows $period', async ({ address, period }) => {
  const { callsOf } = open(undefined, address);
  expect(
    await screen.findByRole('table', { name: `${texts.board}: ${texts.periods[period]}` }),
  ).toBeDefined();
  expect(callsOf(LIST)).toMatchObject([{ query: { period } }]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(texts.periods[period]);
});

test('each period has its own URL', async () => {
  const { callsOf, router } = open();
  await table();
  fireEvent.click(screen.getByRole('link', { name: texts.periods.week }));
  expect(await screen.findByRole('table', { name: `${texts.board}: ${texts.periods.week}` })).toBeDefined();
  expect(router.state.location).toMatchObject({ pathname: '/rank', search: '?period=week' });
  expect(callsOf(LIST).map(({ query }) => query['period'])).toEqual(['all', 'week']);
  expect(screen.getByRole('link', { name: texts.periods.all }).getAttribute('href')).toBe('/rank');
});

test.each([
  { own: learner(7, 128, 4, 'Ngọc Lan'), shows: ['128', 'Ngọc Lan', '4 điểm'], why: 'its rank' },
  {
    own: learner(7, 5, 0, 'Ngọc Lan'),
    shows: [texts.ownPlaceWithoutPoints.all, texts.practise],
    why: 'a link to the first point',
  },
])('an own row outside the list is shown below it with $why', async ({ own, shows }) => {
  signIn();
  open(() => Response.json([...board.filter(({ id }) => id !== 7), own]));
  const ownPlace = await screen.findByRole('region', { name: texts.ownPlace });
  for (const text of shows) expect(ownPlace.textContent).toContain(text);
  expect(rowsOf(await table())).toHaveLength(3);
});

test.each([
  { signedIn: false, invited: true },
  { signedIn: true, invited: false },
])('signed in: $signedIn, invited to log in: $invited', async ({ signedIn, invited }) => {
  if (signedIn) signIn();
  open();
  await table();
  const links = screen.queryAllByRole('link', { name: accountTexts.login });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(invited ? ['/login'] : []);
});

test('the login returns to the open period', async () => {
  const { router } = open(undefined, '/rank?period=week');
  fireEvent.click(await screen.findByRole('link', { name: accountTexts.login }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/rank?period=week' });
});

test('without scripts a note says that the ranking cannot load', () => {
  const html = renderToStaticMarkup(<RankingSkeleton />);
  expect(html).toMatch(new RegExp(`<noscript>.*${texts.withoutScript}.*</noscript>`));
});

test.each(['all', 'week', 'month'] as const)(
  'without points (%s) the first place is offered',
  async (period) => {
    signIn();
    // The reply has the caller's own row even without points.
    open(() => Response.json([learner(7, 1, 0, 'Ngọc Lan')]), `/rank?period=${period}`);
    expect(await screen.findByRole('heading', { name: texts.empty[period].title })).toBeDefined();
    expect(screen.getByRole('link', { name: texts.practise }).getAttribute('href')).toBe('/exercises');
    expect(screen.queryByRole('table')).toBeNull();
  },
);

test('a ranking that fails to load is logged and leaves an empty list with a retry', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  let answers = 0;
  open(() => (answers++ === 0 ? refusal(429, 'Chậm lại.') : Response.json(board)));
  expect(await screen.findByRole('heading', { name: texts.missingTitle })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  await waitFor(async () => expect(rowsOf(await table())).toHaveLength(4));
});
