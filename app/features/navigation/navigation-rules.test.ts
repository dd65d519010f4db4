import { expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { adminLinks, mainLinks } from './navigation-rules.ts';

const sessionOf = (...roles: Role[]): Session => ({
  token: 'x',
  email: 'lan@vi.vn',
  contactEmail: 'lan@vi.vn',
  userId: 7,
  roles,
  opensSupplierMenu: roles.includes('SUPPLIER'),
});

const addresses = (links: readonly { readonly to: string }[]) => links.map(({ to }) => to);

test.each<{ session: Session | null | undefined; inBar: boolean; inMenu: boolean; why: string }>([
  { session: sessionOf('QC'), inBar: true, inMenu: false, why: 'QC has it in the bar' },
  { session: sessionOf('USER', 'QC'), inBar: true, inMenu: false, why: 'with the role of learners too' },
  { session: sessionOf('ADMIN'), inBar: false, inMenu: true, why: 'an admin has it in the menu' },
  { session: sessionOf('ADMIN', 'QC'), inBar: false, inMenu: true, why: 'and only there' },
  { session: sessionOf('USER', 'SUPPLIER'), inBar: false, inMenu: false, why: 'a supplier cannot review' },
  { session: null, inBar: false, inMenu: false, why: 'nobody is signed in' },
  { session: undefined, inBar: false, inMenu: false, why: 'the session is not known yet' },
])('the link to the reviews: $why', ({ session, inBar, inMenu }) => {
  expect(addresses(mainLinks(session)).includes('/qc')).toBe(inBar);
  expect(addresses(adminLinks(session)).includes('/qc')).toBe(inMenu);
});

test('the admin menu starts with its five screens', () => {
  expect(addresses(adminLinks(sessionOf('ADMIN')))).toEqual([
    '/link',
    '/topic',
    '/listfeedback',
    '/notifications',
    '/allusers',
    '/qc',
  ]);
});
