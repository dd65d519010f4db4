import { expect, test } from 'vitest';
import { readLoginState } from './login-state.ts';

test.each([
  { state: { from: '/categories?a=1#b' }, from: '/categories?a=1#b', why: 'the page that was asked for' },
  { state: null, from: null, why: 'no guard sent the visitor' },
  { state: { from: '//evil.example' }, from: null, why: 'another host' },
  { state: { from: '/\\evil.example' }, from: null, why: 'another host, as some browsers read it' },
  { state: { from: 'https://evil.example' }, from: null, why: 'a whole address' },
  { state: 'text', from: null, why: 'a state of someone else' },
])('after login: $why', ({ state, from }) => {
  expect(readLoginState(state).from).toBe(from);
});

test('names the missing role only if it is one of ours', () => {
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
  { state: { from: '/link' }, email: undefined, awaitsOtp: false, why: 'a guard knows no e-mail' },
  { state: { email: 7 }, email: undefined, awaitsOtp: false, why: 'not a text' },
])('who comes from another form: $why', ({ state, email, awaitsOtp }) => {
  expect(readLoginState(state)).toMatchObject({ email, awaitsOtp });
});
