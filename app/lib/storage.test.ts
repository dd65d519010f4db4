import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const blocked = new Proxy({} as Storage, {
  get() {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
});

test.each([
  { local: localStorage, why: 'the browser’s own' },
  { local: blocked, why: 'blocked by the browser: remembered until the page is closed' },
  { local: null, why: 'none at all, as in some embedded browsers' },
])('what was set is found and can be removed: $why', ({ local }) => {
  vi.stubGlobal('localStorage', local);
  expect(storage.get('token')).toBeNull();
  storage.set('token', 'abc');
  expect(storage.get('token')).toBe('abc');
  storage.remove('token');
  expect(storage.get('token')).toBeNull();
});
