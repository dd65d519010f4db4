import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { UserList } from './user-list.tsx';

const lan: User = { id: 7, email: 'lan@vi.vn', name: 'Lan', roles: ['ADMIN', 'USER'], verified: true };
const minh: User = { id: 8, email: 'minh@vi.vn', name: 'Minh', roles: [], verified: false };

const LIST = 'GET /auth/load/users';
const CHANGE = 'PUT /auth/users/7/role';
const people = (list: readonly User[], total = list.length) =>
  Response.json(list, { headers: { 'X-Total-Count': String(total) } });
const listed = () => people([lan, minh]);

/** The checkbox of the table; the card for phones repeats it and is hidden by CSS. */
async function box(role: string, email: string): Promise<HTMLInputElement> {
  const [inTable] = await screen.findAllByRole<HTMLInputElement>('checkbox', {
    name: userTexts.roleOf(role, email),
  });
  if (!inTable) throw new Error('no box');
  return inTable;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  { role: 'SUPPLIER', newRoles: ['ADMIN', 'USER', 'SUPPLIER'], why: 'with the added role' },
  { role: 'USER', newRoles: ['ADMIN'], why: 'without the removed role' },
])('the full list is sent, $why', async ({ role, newRoles }) => {
  const { callsOf } = renderWithApi(<UserList />, {
    [LIST]: listed,
    [CHANGE]: () => Response.json({ ...lan, roles: newRoles }),
  });
  fireEvent.click(await box(role, lan.email));
  await waitFor(() => expect(callsOf(CHANGE)).toMatchObject([{ body: { newRoles } }]));
});

test('the checkbox changes when the server confirms; until then only that row is disabled', async () => {
  const held = heldBack(() => Response.json({ ...lan, roles: ['ADMIN', 'USER', 'QC'] }));
  renderWithApi(<UserList />, { [LIST]: listed, [CHANGE]: held.answer });
  fireEvent.click(await box('QC', lan.email));

  await waitFor(async () => expect((await box('QC', lan.email)).disabled).toBe(true));
  const waiting = await box('QC', lan.email);
  expect(waiting.checked).toBe(false);
  expect(waiting.closest('[aria-busy=true]')).not.toBeNull();
  expect((await box('ADMIN', lan.email)).disabled).toBe(true);
  expect((await box('QC', minh.email)).disabled).toBe(false);

  held.release();
  await waitFor(async () => expect((await box('QC', lan.email)).checked).toBe(true));
  expect((await box('QC', lan.email)).disabled).toBe(false);
});

test('the row shows the roles of the reply, even if they differ from the request', async () => {
  renderWithApi(<UserList />, {
    [LIST]: listed,
    [CHANGE]: () => Response.json({ ...lan, name: 'Ngọc Lan', roles: ['ADMIN', 'USER', 'SUPPLIER', 'QC'] }),
  });
  fireEvent.click(await box('QC', lan.email));
  expect(await screen.findAllByText('Ngọc Lan')).not.toHaveLength(0);
  expect((await box('SUPPLIER', lan.email)).checked).toBe(true);
});

const failures = [
  {
    answer: () => refusal(409, userTexts.lastAdmin),
    shown: userTexts.lastAdmin,
    why: 'the message of the server',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    shown: userTexts.saveFailed,
    why: 'our message when the server was not reached',
  },
];

test.each(failures)(
  'a failure leaves the checkbox, is logged, and shows in a toast: $why',
  async ({ answer, shown }) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderWithApi(<UserList />, { [LIST]: listed, [CHANGE]: answer });
    fireEvent.click(await box('ADMIN', lan.email));
    expect(await screen.findByText(shown)).toBeDefined();
    expect(log).toHaveBeenCalledTimes(1);
    const left = await box('ADMIN', lan.email);
    expect(left.checked).toBe(true);
    expect(left.disabled).toBe(false);
  },
);

test('an unconfirmed e-mail is marked', async () => {
  renderWithApi(<UserList />, { [LIST]: () => people([minh]) });
  expect(await screen.findAllByText(userTexts.unverified)).not.toHaveLength(0);
});

test('search and page come from the URL', async () => {
  const { sent } = renderWithApi(<UserList />, { [LIST]: () => people([lan], 45) }, '/?search=lan&page=2');
  await screen.findByText(userTexts.found('45'));
  expect(sent).toMatchObject([{ query: { search: 'lan', page: '2', size: '20' } }]);
  expect(screen.getByText('Trang 2 / 3')).toBeDefined();
});

test('a page beyond the end redirects to the last page', async () => {
  const { router } = renderWithApi(<UserList />, { [LIST]: () => people([lan], 45) }, '/?search=lan&page=9');
  await waitFor(() => expect(router.state.location.search).toBe('?search=lan&page=3'));
});

test('no results: offers the whole list', async () => {
  renderWithApi(<UserList />, { [LIST]: () => people([]) }, '/?search=zzz');
  expect((await screen.findByRole('link', { name: userTexts.showAll })).getAttribute('href')).toBe('/');
});

test('a list that fails to load says so and can be retried', async () => {
  let answers = 0;
  renderWithApi(<UserList />, {
    [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : listed()),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await box('USER', lan.email)).toBeDefined();
});
