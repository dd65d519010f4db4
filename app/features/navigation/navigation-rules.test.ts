import { expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { accountLinks, adminLinks, mainLinks, moreLinks } from './navigation-rules.ts';

const sessionOf = (...roles: Role[]): Session => ({
  token: 'x',
  email: 'lan@vi.vn',
  contactEmail: 'lan@vi.vn',
  userId: 7,
  name: 'Lan',
  roles,
  heldRoles: [],
  opensSupplierMenu: roles.includes('SUPPLIER'),
});

const addresses = (links: readonly { readonly to: string }[]) => links.map(({ to }) => to);

test.each<{ session: Session | null | undefined; inBar: boolean; inMenu: boolean; why: string }>([
  { session: sessionOf('QC'), inBar: true, inMenu: false, why: 'QC has it in the menu of the bar' },
  { session: sessionOf('USER', 'QC'), inBar: true, inMenu: false, why: 'with the role of learners too' },
  { session: sessionOf('ADMIN'), inBar: false, inMenu: true, why: 'an admin has it in the menu' },
  { session: sessionOf('ADMIN', 'QC'), inBar: false, inMenu: true, why: 'and only there' },
  { session: sessionOf('USER', 'SUPPLIER'), inBar: false, inMenu: false, why: 'a supplier cannot review' },
  { session: null, inBar: false, inMenu: false, why: 'nobody is signed in' },
  { session: undefined, inBar: false, inMenu: false, why: 'the session is not known yet' },
])('the link to the reviews: $why', ({ session, inBar, inMenu }) => {
  expect(addresses(moreLinks(session)).includes('/qc')).toBe(inBar);
  expect(addresses(adminLinks(session)).includes('/qc')).toBe(inMenu);
});

test('the admin menu starts with the five screens of the requirements', () => {
  expect(addresses(adminLinks(sessionOf('ADMIN')))).toEqual([
    '/link',
    '/topic',
    '/listfeedback',
    '/notifications',
    '/allusers',
    '/audit',
    '/site',
    '/qc',
    '/dashboard',
  ]);
});

/** The links that the bar must have for each role (PRODUCT.md, Navigation). */
const everyone = ['/', '/path', '/search', '/exercises', '/grammar', '/kana', '/rank', '/donate'];
test.each<{ session: Session | null; links: readonly string[]; why: string }>([
  { session: null, links: everyone, why: 'a visitor' },
  { session: sessionOf('USER'), links: [...everyone, '/categories', '/ai'], why: 'a learner' },
  { session: sessionOf('ADMIN'), links: everyone, why: 'an admin who is no learner' },
  { session: sessionOf('SUPPLIER'), links: everyone, why: 'a supplier who is no learner' },
  { session: sessionOf('QC'), links: [...everyone, '/qc'], why: 'a reviewer' },
])('the bar and its menu have every link of $why', ({ session, links }) => {
  const shown = addresses([...mainLinks(session, { hasBegun: false, hasKana: true }), ...moreLinks(session)]);
  expect(shown.toSorted()).toEqual(links.toSorted());
});

test('the kana course leaves the bar when it is known or put away', () => {
  expect(addresses(mainLinks(null, { hasBegun: false, hasKana: true })).at(-1)).toBe('/kana');
  expect(addresses(mainLinks(null, { hasBegun: false, hasKana: false }))).not.toContain('/kana');
});

test.each([
  {
    hasBegun: true,
    first: ['/today', '/review'],
    why: 'their day is the first entry for those who have begun',
  },
  { hasBegun: false, first: ['/path', '/search'], why: 'a newcomer has no day yet' },
])('$why', ({ hasBegun, first }) => {
  expect(addresses(mainLinks(null, { hasBegun, hasKana: true })).slice(0, 2)).toEqual(first);
});

test.each<{ session: Session | null; links: readonly string[]; why: string }>([
  {
    session: null,
    links: ['/login', '/register', '/forgot', '/otp', '/settings'],
    why: 'a visitor can log in, register, ask for a new password and for a new code',
  },
  {
    session: sessionOf('USER'),
    links: ['/account', '/changepass', '/settings', '/supplier'],
    why: 'a learner has an account',
  },
])('the account menu: $why', ({ session, links }) => {
  expect(addresses(accountLinks(session))).toEqual(links);
});
