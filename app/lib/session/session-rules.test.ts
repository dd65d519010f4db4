import { describe, expect, test } from 'vitest';
import { sessionFrom } from './session-rules.ts';

const NOW_S = 1_800_000_000;

function tokenWith(claims: object): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encode({ alg: 'HS256' })}.${encode({ sub: 'lan@vi.vn', uid: 7, exp: NOW_S + 60, ...claims })}.signature`;
}

describe('roles of a token (PRODUCT.md, Roles and access)', () => {
  test.each([
    { roles: ['ADMIN'], expected: ['ADMIN'], supplierMenu: false, why: 'an array' },
    { roles: ['ROLE_ADMIN'], expected: ['ADMIN'], supplierMenu: false, why: 'an array with the prefix' },
    { roles: ['SUPPLIER', 'USER'], expected: ['USER', 'SUPPLIER'], supplierMenu: true, why: 'more than one' },
    {
      roles: 'ROLE_USER,ROLE_QC',
      expected: ['USER', 'QC'],
      supplierMenu: false,
      why: 'a comma-separated string',
    },
    {
      roles: ' USER , SUPPLIER ',
      expected: ['USER', 'SUPPLIER'],
      supplierMenu: true,
      why: 'blanks around commas',
    },
    {
      roles: 'ROLE_ADMIN',
      expected: ['ADMIN'],
      supplierMenu: true,
      why: 'ROLE_ADMIN as text opens the supplier menu',
    },
    { roles: 'ADMIN', expected: ['ADMIN'], supplierMenu: false, why: 'ADMIN as text does not' },
    { roles: ['BOSS', 'ROLE_'], expected: [], supplierMenu: false, why: 'unknown names are no roles' },
    { roles: '', expected: [], supplierMenu: false, why: 'an empty string' },
    { roles: undefined, expected: [], supplierMenu: false, why: 'no claim at all' },
    { roles: 'user', expected: [], supplierMenu: false, why: 'another case is another name' },
  ])('$why', ({ roles, expected, supplierMenu }) => {
    const session = sessionFrom(tokenWith({ roles }), NOW_S);
    expect(session?.roles).toEqual(expected);
    expect(session?.opensSupplierMenu).toBe(supplierMenu);
  });
});

describe('the e-mail of a session', () => {
  test.each([
    { claims: {}, email: 'lan@vi.vn', why: 'the subject' },
    {
      claims: { sub: undefined, email: 'ha@vi.vn' },
      email: 'ha@vi.vn',
      why: 'the e-mail claim without a subject',
    },
    { claims: { sub: undefined }, email: null, why: 'neither' },
  ])('$why', ({ claims, email }) => {
    expect(sessionFrom(tokenWith(claims), NOW_S)?.email).toBe(email);
  });

  test('the user id is ours, and may be missing in a token of another issuer', () => {
    expect(sessionFrom(tokenWith({}), NOW_S)?.userId).toBe(7);
    expect(sessionFrom(tokenWith({ uid: undefined }), NOW_S)?.userId).toBeNull();
    expect(sessionFrom(tokenWith({ uid: undefined }), NOW_S, '12')?.userId).toBe(12);
    expect(sessionFrom(tokenWith({ uid: undefined }), NOW_S, 'x')?.userId).toBeNull();
  });
});

describe('no session', () => {
  test.each([
    { token: null, why: 'no token' },
    { token: '', why: 'an empty one' },
    { token: 'abc', why: 'not a token' },
    { token: 'a.b.c', why: 'not base64 of JSON' },
    { token: tokenWith({ exp: NOW_S }), why: 'expired in this very second' },
    { token: tokenWith({ exp: NOW_S - 1 }), why: 'expired' },
    { token: tokenWith({ exp: undefined }), why: 'without an expiry' },
    { token: tokenWith({ exp: 'soon' }), why: 'an expiry that is no number' },
    { token: tokenWith({ roles: { admin: true } }), why: 'roles of another shape' },
  ])('$why', ({ token }) => {
    expect(sessionFrom(token, NOW_S)).toBeNull();
  });
});
