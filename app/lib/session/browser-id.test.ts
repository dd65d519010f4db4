import { beforeEach, expect, test } from 'vitest';
import { browserId } from '#contract/browser-id.ts';
import { ownBrowserId } from './browser-id.ts';

beforeEach(() => localStorage.clear());

test('is made once, as the server wants it', () => {
  const id = ownBrowserId();
  expect(browserId.safeParse(id).success).toBe(true);
  expect(ownBrowserId()).toBe(id);
  expect(localStorage.getItem('browserId')).toBe(id);
});

test('is another one in every browser', () => {
  const id = ownBrowserId();
  localStorage.clear();
  expect(ownBrowserId()).not.toBe(id);
});

test.each([
  { kept: '', why: 'empty' },
  { kept: 'short', why: 'too short' },
  { kept: 'x'.repeat(65), why: 'too long' },
  { kept: 'có dấu và khoảng trắng', why: 'letters that no header takes' },
])('what was kept is replaced where it is none: $why', ({ kept }) => {
  localStorage.setItem('browserId', kept);
  const id = ownBrowserId();
  expect(id).not.toBe(kept);
  expect(ownBrowserId()).toBe(id);
});
