import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { navigationTexts as texts } from '#contract/texts/navigation.ts';
import { signOut } from '#app/lib/session/session.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { SiteHeader } from './site-header.tsx';

const EMAIL = 'lan@vi.vn';

interface Reader {
  readonly who: string;
  readonly roles: readonly Role[] | null;
  /** In the bar itself; the style sheet hides what a width has no room for. */
  readonly bar: readonly string[];
  /** The menus of the bar by the name of their button, in order. */
  readonly menus: Readonly<Record<string, readonly string[]>>;
}

const EVERYONE = ['/today', '/review', '/path', '/search', '/exercises', '/grammar', '/kana'];
const LEARNER = ['/today', '/review', '/path', '/search', '/exercises', '/grammar', '/categories', '/kana'];
const ACCOUNT = ['/account', '/changepass', '/settings', '/supplier'];
const ADMIN = [
  '/link',
  '/topic',
  '/listfeedback',
  '/notifications',
  '/allusers',
  '/audit',
  '/site',
  '/qc',
  '/dashboard',
];
const SUPPLIER = ['/topicSupplier', '/feedbacksuplier'];

const READERS: readonly Reader[] = [
  {
    who: 'a visitor',
    roles: null,
    bar: EVERYONE,
    menus: {
      [texts.more]: ['/', '/rank', '/donate'],
      [accountTexts.account]: ['/login', '/register', '/forgot', '/otp', '/settings'],
    },
  },
  {
    who: 'a learner',
    roles: ['USER'],
    bar: LEARNER,
    menus: { [texts.more]: ['/', '/ai', '/rank', '/donate'], [EMAIL]: ACCOUNT },
  },
  {
    who: 'a supplier',
    roles: ['SUPPLIER'],
    bar: EVERYONE,
    menus: {
      [texts.more]: ['/', '/rank', '/donate'],
      [texts.supplierMenu]: SUPPLIER,
      [EMAIL]: ACCOUNT,
    },
  },
  {
    who: 'a reviewer',
    roles: ['QC'],
    bar: EVERYONE,
    menus: { [texts.more]: ['/', '/rank', '/donate', '/qc'], [EMAIL]: ACCOUNT },
  },
  {
    who: 'an admin',
    roles: ['ADMIN'],
    bar: EVERYONE,
    menus: { [texts.more]: ['/', '/rank', '/donate'], [texts.adminMenu]: ADMIN, [EMAIL]: ACCOUNT },
  },
  {
    who: 'somebody with every role',
    roles: ['USER', 'SUPPLIER', 'QC', 'ADMIN'],
    bar: LEARNER,
    menus: {
      [texts.more]: ['/', '/ai', '/rank', '/donate'],
      [texts.adminMenu]: ADMIN,
      [texts.supplierMenu]: SUPPLIER,
      [EMAIL]: ACCOUNT,
    },
  },
];

beforeEach(() => {
  localStorage.clear();
  signOut();
});
afterEach(cleanup);

function show(roles: Reader['roles']) {
  if (roles) signInWith({ sub: EMAIL, uid: 7, roles });
  const onLogout = vi.fn<() => void>();
  renderWithApi(<SiteHeader bell={null} assistant={null} onLogout={onLogout} />, {
    'GET /auth/7/score': () => Response.json({ score: 15 }),
  });
  return onLogout;
}

const linksIn = (part: HTMLElement) =>
  Array.from(part.querySelectorAll('a'), (link) => link.getAttribute('href'));

/** `hidden`: whether an element is visible is computed for every element of the header, which takes half the time. */
async function openMenu(name: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  return screen.findByRole('menu', { name, hidden: true });
}

describe.each(READERS)('the menus of $who', ({ roles, bar, menus }) => {
  test('stand in the bar with their links', async () => {
    show(roles);
    expect(linksIn(screen.getByRole('navigation', { name: texts.mainMenu }))).toEqual(bar);
    const buttons = document.querySelectorAll('[aria-haspopup=menu]');
    expect(buttons, 'these menus, and the one of a phone').toHaveLength(Object.keys(menus).length + 1);
    for (const [name, links] of Object.entries(menus))
      expect([name, ...linksIn(await openMenu(name))]).toEqual([name, ...links]);
  });

  test('are one menu on a phone', async () => {
    show(roles);
    const menu = await openMenu(texts.openMenu);
    // The links of newcomers: here nobody has begun to learn.
    const first = bar.filter((link) => link !== '/today' && link !== '/review');
    expect(linksIn(menu)).toEqual([...first, ...Object.values(menus).flat()]);
    for (const heading of Object.keys(menus).slice(1)) expect(within(menu).getByText(heading)).toBeDefined();
  });
});

test.each([
  { menu: EMAIL, where: 'the account’s menu' },
  { menu: texts.openMenu, where: 'the menu of a phone' },
])('$where logs out', async ({ menu }) => {
  const onLogout = show(['USER']);
  fireEvent.click(within(await openMenu(menu)).getByRole('menuitem', { name: accountTexts.logout }));
  await expect.poll(() => onLogout.mock.calls).toHaveLength(1);
});

test('a visitor cannot log out, and is greeted with what an account is for', async () => {
  show(null);
  const menu = within(await openMenu(accountTexts.account));
  expect(menu.queryByRole('menuitem', { name: accountTexts.logout })).toBeNull();
  expect(menu.getByText(accountTexts.scoreMissing)).toBeDefined();
});

test('a session without an e-mail has “Tài khoản” as the name of its menu', async () => {
  signInWith({ uid: 7, roles: ['QC'] });
  show(null);
  expect(linksIn(await openMenu(accountTexts.account))).toEqual(ACCOUNT);
});
