import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LESSON_VIEW_WINDOW_MS, VIEWED_LESSONS_KEPT } from '#contract/content-limits.ts';
import { forgetView, hasViewed, rememberView } from './viewed-lessons.ts';

const NOON = new Date('2026-03-05T12:00:00+07:00').getTime();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test.each([
  { after: 0, viewed: true, why: 'at once' },
  { after: LESSON_VIEW_WINDOW_MS - 1, viewed: true, why: 'just before 24 hours are over' },
  { after: LESSON_VIEW_WINDOW_MS, viewed: false, why: 'after 24 hours (PRODUCT.md, Courses)' },
  { after: -1, viewed: false, why: 'when the clock was put back' },
])('$why', ({ after, viewed }) => {
  rememberView(40);
  vi.setSystemTime(NOON + after);
  expect(hasViewed(40)).toBe(viewed);
  expect(hasViewed(41)).toBe(false);
});

test('a view that could not be counted is forgotten, the others are not', () => {
  rememberView(40);
  rememberView(41);
  forgetView(40);
  expect([hasViewed(40), hasViewed(41)]).toEqual([false, true]);
});

test('expired views are removed, and the number of stored views is limited', () => {
  rememberView(40);
  vi.setSystemTime(NOON + LESSON_VIEW_WINDOW_MS);
  rememberView(41);
  expect(localStorage.getItem('viewedLessons')).not.toContain('"lessonId":40');
  for (let lessonId = 1000; lessonId < 1000 + VIEWED_LESSONS_KEPT; lessonId += 1) rememberView(lessonId);
  expect([hasViewed(41), hasViewed(1000)]).toEqual([false, true]);
});

test.each(['no json', '{"a":1}', '[40]'])('an invalid stored value is ignored: %s', (text) => {
  localStorage.setItem('viewedLessons', text);
  expect(hasViewed(40)).toBe(false);
  rememberView(40);
  expect(hasViewed(40)).toBe(true);
});
