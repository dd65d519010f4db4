import { afterEach, expect, test, vi } from 'vitest';
import { storage } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const blocked = new Proxy({} as Storage, {
  get() {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  },
});

test('a full storage: the last value is kept in memory until there is room again', () => {
  storage.set('token', 'old');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Setting the value of "token" exceeded the quota.', 'QuotaExceededError');
  });
  storage.set('token', 'new');
  expect(storage.get('token')).toBe('new');
  setItem.mockRestore();
  storage.set('token', 'newer');
  expect(localStorage.getItem('token')).toBe('newer');
  expect(storage.get('token')).toBe('newer');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  storage.set('token', 'newest');
  storage.remove('token');
  expect(storage.get('token')).toBeNull();
});

test.each([
  { local: localStorage, why: 'local storage works' },
  { local: blocked, why: 'blocked by the browser: kept until the page is closed' },
  { local: null, why: 'none at all, as in some embedded browsers' },
])('a value can be set, read and removed: $why', ({ local }) => {
  vi.stubGlobal('localStorage', local);
  expect(storage.get('token')).toBeNull();
  storage.set('token', 'abc');
  expect(storage.get('token')).toBe('abc');
  storage.remove('token');
  expect(storage.get('token')).toBeNull();
});
