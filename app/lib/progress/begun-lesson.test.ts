import { afterEach, expect, test, vi } from 'vitest';
import { begunLessonScript, forgetFirstPaint, isBegunHere } from './begun-lesson.ts';
import { rememberPlace, rememberSolved } from './practised.ts';

const LESSON = '/exercises/1/curriculum/3/40/sentence';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetFirstPaint();
});

/** Runs the script text alone, without this module, as the document does. */
function paintFirst(pathname: string, hash = ''): boolean {
  vi.stubGlobal('location', { pathname, hash });
  new Function(begunLessonScript)();
  return 'begun' in document.documentElement.dataset;
}

test.each([
  { why: 'new', begin: () => {}, begun: false },
  { why: 'another lesson was begun', begin: () => rememberPlace(401, 'translate', 1), begun: false },
  { why: 'a sentence was solved', begin: () => rememberSolved(40, 'translate', 1), begun: true },
  {
    why: 'the learner stopped in it, in another mode',
    begin: () => rememberPlace(40, 'listening', 1),
    begun: true,
  },
])('$why: begun? $begun', ({ begin, begun }) => {
  begin();
  expect({ script: paintFirst(LESSON), screen: isBegunHere(40) }).toEqual({ script: begun, screen: begun });
});

test('a link to one sentence', () => {
  expect(paintFirst(LESSON, '#402')).toBe(true);
});

test('on other pages nothing is marked', () => {
  rememberSolved(40, 'translate', 1);
  expect(paintFirst('/exercises/1/curriculum/40', '#x')).toBe(false);
});

test('a blocked storage is no error', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));
  expect(paintFirst(LESSON)).toBe(false);
});
