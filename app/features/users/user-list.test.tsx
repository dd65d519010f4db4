import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { UserList } from './user-list.tsx';

const account = {
  verified: true,
  createdAt: '2026-03-05T02:00:00.000Z',
  lastActiveAt: null,
  blocked: null,
  hasSecondFactor: false,
};
const lan: User = { ...account, id: 7, email: 'lan@vi.vn', name: 'Lan', roles: ['ADMIN', 'USER'] };
const minh: User = { ...account, id: 8, email: 'minh@vi.vn', name: 'Minh', roles: [], verified: false };

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
  const { callsOf } = renderWithApi(<UserList ownId={7} />, {
    [LIST]: listed,
    [CHANGE]: () => Response.json({ ...lan, roles: newRoles }),
  });
  fireEvent.click(await box(role, lan.email));
  await waitFor(() => expect(callsOf(CHANGE)).toMatchObject([{ body: { newRoles } }]));
});

test('the checkbox changes when the server confirms; until then only that row is disabled', async () => {
  const held = heldBack(() => Response.json({ ...lan, roles: ['ADMIN', 'USER', 'QC'] }));
  renderWithApi(<UserList ownId={7} />, { [LIST]: listed, [CHANGE]: held.answer });
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
  renderWithApi(<UserList ownId={7} />, {
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
    renderWithApi(<UserList ownId={7} />, { [LIST]: listed, [CHANGE]: answer });
    fireEvent.click(await box('ADMIN', lan.email));
    expect(await screen.findByText(shown)).toBeDefined();
    expect(log).toHaveBeenCalledTimes(1);
    const left = await box('ADMIN', lan.email);
    expect(left.checked).toBe(true);
    expect(left.disabled).toBe(false);
  },
);

test('an unconfirmed e-mail is marked', async () => {
  renderWithApi(<UserList ownId={7} />, { [LIST]: () => people([minh]) });
  expect(await screen.findAllByText(userTexts.unverified)).not.toHaveLength(0);
});

describe('the dialog of a person', () => {
  const HISTORY = 'GET /api/audit';
  const history = () =>
    Response.json([
      {
        id: 1,
        createdAt: '2026-03-05T02:00:00.000Z',
        action: 'roles-changed',
        actor: { id: 7, email: lan.email, name: 'Lan' },
        subject: 'users/8',
        about: { id: 8, email: minh.email, name: 'Minh' },
        details: { before: ['USER'], after: [] },
        times: 1,
      },
    ]);
  async function manage(user: User, answers: Parameters<typeof renderWithApi>[1] = {}) {
    const { callsOf } = renderWithApi(<UserList ownId={7} />, {
      [LIST]: listed,
      [HISTORY]: history,
      ...answers,
    });
    const [button] = await screen.findAllByRole('button', { name: userTexts.manageOf(user.email) });
    if (button) fireEvent.click(button);
    return { callsOf, dialog: within(await screen.findByRole('dialog')) };
  }

  test('has the history of the roles, and the way to the whole log', async () => {
    const { dialog } = await manage(minh);
    expect(await dialog.findByText('Người học → không có quyền nào')).toBeDefined();
    const link = dialog.getByRole('link', { name: userTexts.fullLog });
    expect(link.getAttribute('href')).toBe('/audit?userId=8');
  });

  test('blocks with a reason, and not without', async () => {
    const BLOCK = 'PUT /auth/users/8/block';
    let blocked: User['blocked'] = null;
    const { dialog, callsOf } = await manage(minh, {
      [LIST]: () => people([lan, { ...minh, blocked }]),
      [BLOCK]: () => {
        blocked = { at: '2026-03-05T02:00:00.000Z', reason: 'Quảng cáo' };
        return Response.json({ ...minh, blocked });
      },
    });
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: userTexts.block });
    expect(button.disabled).toBe(true);
    fireEvent.change(dialog.getByLabelText(userTexts.blockReason), { target: { value: 'Quảng cáo' } });
    fireEvent.click(button);
    expect(await dialog.findByRole('button', { name: userTexts.unblock })).toBeDefined();
    expect(callsOf(BLOCK)).toMatchObject([{ body: { reason: 'Quảng cáo' } }]);
    expect(dialog.getByText(/“Quảng cáo”/)).toBeDefined();
  });

  test('a refusal is said at the reason', async () => {
    const { dialog } = await manage(minh, {
      'PUT /auth/users/8/block': () => refusal(409, userTexts.blockLastAdmin),
    });
    fireEvent.change(dialog.getByLabelText(userTexts.blockReason), { target: { value: 'x' } });
    fireEvent.click(dialog.getByRole('button', { name: userTexts.block }));
    expect((await dialog.findByRole('alert')).textContent).toBe(userTexts.blockLastAdmin);
  });

  test('resets the second factor of somebody who has one', async () => {
    const RESET = 'DELETE /auth/users/8/second-factor';
    const { dialog, callsOf } = await manage(minh, {
      [LIST]: () => people([lan, { ...minh, hasSecondFactor: true }]),
      [RESET]: () => Response.json({ statusCode: 200, message: 'Đã tắt.' }),
    });
    fireEvent.click(dialog.getByRole('button', { name: userTexts.resetSecondFactor }));
    await waitFor(() => expect(callsOf(RESET)).toHaveLength(1));
  });

  test('of oneself offers neither', async () => {
    const { dialog } = await manage(lan, {
      [LIST]: () => people([{ ...lan, hasSecondFactor: true }]),
    });
    expect(dialog.queryByRole('button', { name: userTexts.block })).toBeNull();
    expect(dialog.queryByRole('button', { name: userTexts.resetSecondFactor })).toBeNull();
  });
});

test('search and page come from the URL', async () => {
  const { sent } = renderWithApi(
    <UserList ownId={7} />,
    { [LIST]: () => people([lan], 45) },
    '/?search=lan&page=2',
  );
  await screen.findByText(userTexts.found('45'));
  expect(sent).toMatchObject([{ query: { search: 'lan', page: '2', size: '20' } }]);
  expect(screen.getByText('Trang 2 / 3')).toBeDefined();
});

test('a page beyond the end redirects to the last page', async () => {
  const { router } = renderWithApi(
    <UserList ownId={7} />,
    { [LIST]: () => people([lan], 45) },
    '/?search=lan&page=9',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?search=lan&page=3'));
});

test('no results: offers the whole list', async () => {
  renderWithApi(<UserList ownId={7} />, { [LIST]: () => people([]) }, '/?search=zzz');
  expect((await screen.findByRole('link', { name: userTexts.showAll })).getAttribute('href')).toBe('/');
});

test('a list that fails to load says so and can be retried', async () => {
  let answers = 0;
  renderWithApi(<UserList ownId={7} />, {
    [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : listed()),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await box('USER', lan.email)).toBeDefined();
});
