import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PRACTISED_LESSONS_KEPT } from '#contract/content-limits.ts';
import { readPractised, rememberPlace, rememberSolved, usePractised } from './practised.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

test('remembers solved sentences and the last position, by lesson and mode', () => {
  rememberSolved(40, 'translate', 401);
  rememberSolved(40, 'translate', 402);
  rememberSolved(40, 'translate', 401);
  rememberPlace(40, 'translate', 403);
  rememberPlace(40, 'listening', 401);
  expect(readPractised(40, 'translate')).toMatchObject({ solved: [401, 402], at: 403 });
  expect(readPractised(40, 'listening')).toMatchObject({ solved: [], at: 401 });
  expect(readPractised(41, 'translate')).toEqual({ solved: [], at: null });
  rememberPlace(40, 'translate', null);
  expect(readPractised(40, 'translate')).toMatchObject({ solved: [401, 402], at: null });
});

test('the least recently practised lesson is forgotten first', () => {
  for (let lessonId = 1; lessonId <= PRACTISED_LESSONS_KEPT; lessonId += 1)
    rememberSolved(lessonId, 'translate', lessonId);
  rememberPlace(1, 'translate', 7);
  rememberSolved(999, 'translate', 999);
  expect(readPractised(1, 'translate')).toMatchObject({ solved: [1], at: 7 });
  expect(readPractised(2, 'translate').solved).toEqual([]);
  expect(readPractised(3, 'translate').solved).toEqual([3]);
});

test('subscribers see changes of this tab and of others', () => {
  const { result } = renderHook(usePractised);
  act(() => rememberSolved(40, 'translate', 401));
  expect(result.current(40, 'translate').solved).toEqual([401]);
  const lessons = [{ lessonId: 40, mode: 'translate', solved: [401, 402], at: null }];
  localStorage.setItem('practised', JSON.stringify({ version: 1, lessons }));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(result.current(40, 'translate').solved).toEqual([401, 402]);
});

const aLesson = { lessonId: 40, mode: 'translate', solved: [401], at: null };

test.each([
  { text: 'no json', why: 'not JSON' },
  { text: 'null', why: 'null' },
  { text: JSON.stringify({ version: 2, lessons: [aLesson] }), why: 'another version' },
  {
    text: JSON.stringify({ version: 1, lessons: [{ ...aLesson, solved: ['x'] }] }),
    why: 'not a list of ids',
  },
  { text: JSON.stringify({ version: 1, lessons: [{ ...aLesson, mode: 'x' }] }), why: 'an unknown mode' },
])('an invalid stored value is ignored and overwritten: $why', ({ text }) => {
  localStorage.setItem('practised', text);
  expect(readPractised(40, 'translate')).toEqual({ solved: [], at: null });
  rememberSolved(40, 'translate', 402);
  expect(readPractised(40, 'translate').solved).toEqual([402]);
});

test('a full storage: kept in memory until the page is closed', () => {
  rememberSolved(40, 'translate', 401);
  const local = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.getItem(key),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
  rememberSolved(40, 'translate', 402);
  rememberSolved(40, 'translate', 403);
  expect(readPractised(40, 'translate').solved).toEqual([401, 402, 403]);
});
