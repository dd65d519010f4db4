import { expect, test } from 'vitest';
import { createSamplePages } from '#server/testing/data/sample-pages.ts';
import { createPageTable } from './page-table.ts';

const { build } = createSamplePages();
const rank = {
  id: 'rank',
  parentId: 'root',
  path: 'rank',
  module: { default: () => null, handle: { query: { period: ['week', 'month'] } } },
};
const { keyOf, patternOf } = createPageTable({ ...build, routes: { ...build.routes, rank } });
const UNKNOWN = '/khong-tim-thay';

test.each([
  { address: '/', key: '/', why: 'the home page' },
  { address: '/?utm_source=zalo&fbclid=1', key: '/', why: 'campaign parameters are ignored' },
  { address: '/topics/7', key: '/topics/7', why: 'a page below a layout without a path' },
  { address: '/search', key: '/search', why: 'no query' },
  { address: '/search?kanji=%E6%B0%B4', key: '/search?kanji=%E6%B0%B4', why: 'a declared parameter' },
  { address: '/search?kanji=水', key: '/search?kanji=%E6%B0%B4', why: 'the same without escapes' },
  {
    address: '/search?token=secret&kanji=a&otp=1',
    key: '/search?kanji=a',
    why: 'tokens and codes never reach a page or its key',
  },
  {
    address: '/search?level=N5&kanji=a',
    key: '/search?kanji=a&level=N5',
    why: 'the order of the parameters does not matter',
  },
  { address: '/search?kanji=', key: '/search', why: 'an empty parameter is ignored' },
  {
    address: '/search?kanji=a&kanji=b',
    key: '/search?kanji=a',
    why: 'the first of repeated parameters is used',
  },
  { address: '/rank?period=week', key: '/rank?period=week', why: 'a declared value' },
  { address: '/rank?period=1', key: '/rank', why: 'any other value is ignored' },
  { address: '/rank?period=&period=week', key: '/rank', why: 'an empty value is ignored' },
  { address: '/topics/7?kanji=a', key: '/topics/7', why: 'a parameter of another page' },
  { address: '/wp-login.php', key: UNKNOWN, why: 'an unknown address' },
  { address: '/a/b/c?d=e', key: UNKNOWN, why: 'another unknown address: both share one cache entry' },
  { address: '/topics/7.data', key: UNKNOWN, why: 'the router’s own data, which our pages do not use' },
])('$why', ({ address, key }) => {
  expect(keyOf(new URL(address, 'https://kakehashi.example'))).toBe(key);
});

test('an address that starts with two slashes is not a page: it could name another host', () => {
  expect(keyOf(new URL('https://kakehashi.example//evil.example/topics/7'))).toBe(UNKNOWN);
});

test.each([
  { key: '/', pattern: '/', why: 'the home page' },
  { key: '/topics/7', pattern: '/topics/:topicId', why: 'below a layout without a path' },
  { key: '/search?kanji=secret', pattern: '/search', why: 'the search term is left out' },
  { key: UNKNOWN, pattern: '/*', why: 'an unknown page' },
])('the log names a page by its route: $why', ({ key, pattern }) => {
  expect(patternOf(key)).toBe(pattern);
});
