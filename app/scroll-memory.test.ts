import { afterEach, expect, test, vi } from 'vitest';
import { restoreScrollScript } from './scroll-memory.tsx';

const KEY = 'react-router-scroll-positions';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '');
});

/** As the document does it: the text alone, with nothing of its module around it. */
function run() {
  const scrollTo = vi.fn<typeof window.scrollTo>();
  vi.stubGlobal('scrollTo', scrollTo);
  new Function(restoreScrollScript)();
  return scrollTo.mock.calls;
}

test.each([
  { state: { key: 'a' }, stored: '{"a":120}', scrolled: [[0, 120]], why: 'a page that is loaded again' },
  { state: { key: 'b' }, stored: '{"a":120}', scrolled: [], why: 'a page that was not here before' },
  { state: { key: 'a' }, stored: null, scrolled: [], why: 'nothing is kept' },
  { state: { key: 'a' }, stored: '{"a":"120"}', scrolled: [], why: 'no place of ours' },
  { state: { key: 'a' }, stored: '{', scrolled: [], why: 'what is kept cannot be read' },
])('$why', ({ state, stored, scrolled }) => {
  history.replaceState(state, '');
  if (stored !== null) sessionStorage.setItem(KEY, stored);
  expect(run()).toEqual(scrolled);
});

test('a first visit gets a key under which its place can be kept', () => {
  history.replaceState(null, '');
  run();
  expect(history.state).toEqual({ key: expect.stringMatching(/^\w+$/) });
});
