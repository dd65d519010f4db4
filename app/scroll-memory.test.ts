import { afterEach, expect, test, vi } from 'vitest';
import { restoreScrollScript } from './scroll-memory.tsx';

const KEY = 'react-router-scroll-positions';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '');
  delete document.documentElement.dataset.scrolled;
});

/** Runs the script text alone, without its module, as the document does. */
function run() {
  const scrollTo = vi.fn<typeof window.scrollTo>();
  vi.stubGlobal('scrollTo', scrollTo);
  new Function(restoreScrollScript)();
  return scrollTo.mock.calls;
}

test.each([
  { state: { key: 'a' }, stored: '{"a":120}', scrolled: [[0, 120]], why: 'a reloaded page' },
  { state: { key: 'b' }, stored: '{"a":120}', scrolled: [], why: 'a page without a stored position' },
  { state: { key: 'a' }, stored: null, scrolled: [], why: 'nothing stored' },
  { state: { key: 'a' }, stored: '{"a":"120"}', scrolled: [], why: 'not a number' },
  { state: { key: 'a' }, stored: '{', scrolled: [], why: 'invalid JSON' },
])('$why', ({ state, stored, scrolled }) => {
  history.replaceState(state, '');
  if (stored !== null) sessionStorage.setItem(KEY, stored);
  expect(run()).toEqual(scrolled);
  expect(document.documentElement.dataset.scrolled, 'whether long lists are laid out whole').toBe(
    scrolled.length > 0 ? 'back' : undefined,
  );
});

test('a first visit gets a key for its position', () => {
  history.replaceState(null, '');
  run();
  expect(history.state).toEqual({ key: expect.stringMatching(/^\w+$/) });
});
