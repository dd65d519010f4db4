import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#app/testing/eventually.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { learnerChoice } from '../choices/document-choices.ts';
import { rememberSolved } from '../progress/practised.ts';
import { signOut } from '../session/session.ts';
import { useLearningFollowsSession } from './use-learning-follows-session.ts';

withLearningStorage();
afterEach(() => {
  cleanup();
  signOut();
  learnerChoice.choose('new');
});

function Frame() {
  useLearningFollowsSession();
  return null;
}
const logIn = () => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });

test.each([
  { happens: [], now: 'new', why: 'a visitor who only looks around is new' },
  {
    happens: [() => rememberSolved(40, 'translate', 401)],
    now: 'begun',
    why: 'a solved sentence is a beginning',
  },
  { happens: [logIn], now: 'begun', why: 'whoever is signed in has begun' },
  { happens: [logIn, signOut], now: 'new', why: 'after a logout the next person is new' },
])('$why', ({ happens, now }) => {
  render(<Frame />);
  for (const happen of happens) act(happen);
  expect(learnerChoice.now()).toBe(now);
});

test('a log that cannot be loaded is logged, and nothing else fails', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock('./learning.ts', () => ({
    syncLearning() {
      throw new Error('not loaded');
    },
  }));
  render(<Frame />);
  act(logIn);
  await eventually(() => expect(warned).toHaveBeenCalledOnce());
  vi.doUnmock('./learning.ts');
  warned.mockRestore();
});
