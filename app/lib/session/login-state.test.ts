import { expect, test } from 'vitest';
import { readLoginState } from './login-state.ts';

test.each([
  { state: { from: '/categories?a=1#b' }, from: '/categories?a=1#b', why: 'the requested page' },
  { state: null, from: null, why: 'no guard redirected here' },
  { state: { from: '//evil.example' }, from: null, why: 'another host' },
  { state: { from: '/\\evil.example' }, from: null, why: 'another host, as some browsers read it' },
  { state: { from: 'https://evil.example' }, from: null, why: 'an absolute URL' },
  { state: 'text', from: null, why: 'a state from elsewhere' },
])('after login: $why', ({ state, from }) => {
  expect(readLoginState(state).from).toBe(from);
});

test('reads the missing role only if it is a known one', () => {
  expect(readLoginState({ from: '/link', missingRole: 'ADMIN' }).missingRole).toBe('ADMIN');
  expect(readLoginState({ from: '/link', missingRole: 'BOSS' }).missingRole).toBeUndefined();
});

test.each([
  { state: { email: 'lan@vi.vn' }, email: 'lan@vi.vn', awaitsOtp: false, why: 'a changed password' },
  {
    state: { email: 'lan@vi.vn', awaitsOtp: true },
    email: 'lan@vi.vn',
    awaitsOtp: true,
    why: 'a registration',
  },
  { state: { from: '/link' }, email: undefined, awaitsOtp: false, why: 'a guard passes no e-mail' },
  { state: { email: 7 }, email: undefined, awaitsOtp: false, why: 'not a text' },
])('state from another form: $why', ({ state, email, awaitsOtp }) => {
  expect(readLoginState(state)).toMatchObject({ email, awaitsOtp });
});
