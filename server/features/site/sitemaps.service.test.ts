import { expect, test } from 'vitest';
import type { SitemapEntry } from './sitemap.ts';
import { createSitemapsService } from './sitemaps.service.ts';

const none = async (): Promise<SitemapEntry[]> => [];
const word = (id: number): SitemapEntry => ({ path: `/search/${id}` });

const open = (words: () => Promise<SitemapEntry[]>) =>
  createSitemapsService({
    publicUrl: new URL('https://hoc.example'),
    sources: { pages: none, words, grammar: none, lessons: none },
    addressesPerFile: 2,
  });

const listed = ({ text }: { text: string }) =>
  Array.from(text.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => new URL(address)).map(
    ({ pathname, search }) => pathname + search,
  );

test('a list that is too long for one file continues in the next, and the index lists all', async () => {
  const sitemaps = open(async () => [1, 2, 3, 4, 5].map(word));
  expect(listed(await sitemaps.index())).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-words.xml',
    '/sitemap-words.xml?page=2',
    '/sitemap-words.xml?page=3',
    '/sitemap-grammar.xml',
    '/sitemap-lessons.xml',
  ]);
  expect(listed(await sitemaps.file('words'))).toEqual(['/search/1', '/search/2']);
  expect(listed(await sitemaps.file('words', 3))).toEqual(['/search/5']);
  await expect(sitemaps.file('words', 4)).rejects.toMatchObject({ statusCode: 404 });
});

test('a full file needs no second one, and an empty list is an empty file', async () => {
  const sitemaps = open(async () => [1, 2].map(word));
  await expect(sitemaps.file('words', 2)).rejects.toMatchObject({ statusCode: 404 });
  expect(listed(await sitemaps.file('lessons'))).toEqual([]);
});

test('is generated once until content changes', async () => {
  let words = [word(1)];
  let readings = 0;
  const sitemaps = open(async () => {
    readings++;
    return words;
  });
  await Promise.all([sitemaps.index(), sitemaps.file('words')]);
  words = [word(2)];
  expect(listed(await sitemaps.file('words'))).toEqual(['/search/1']);
  expect(readings).toBe(1);
  sitemaps.forget();
  expect(listed(await sitemaps.file('words'))).toEqual(['/search/2']);
});

test('a file that was being generated during a content change is not cached', async () => {
  let answer = (_words: SitemapEntry[]) => {};
  const slow = new Promise<SitemapEntry[]>((resolve) => (answer = resolve));
  const answers = [slow, Promise.resolve([word(2)])];
  const sitemaps = open(() => answers.shift() ?? none());
  const before = sitemaps.file('words');
  sitemaps.forget();
  answer([word(1)]);
  expect(listed(await before)).toEqual(['/search/1']);
  expect(listed(await sitemaps.file('words'))).toEqual(['/search/2']);
});

test('after a failure the next call succeeds', async () => {
  const answers = [Promise.reject(new Error('the database is away')), Promise.resolve([word(1)])];
  const sitemaps = open(() => answers.shift() ?? none());
  await expect(sitemaps.file('words')).rejects.toThrow('away');
  expect(listed(await sitemaps.file('words'))).toEqual(['/search/1']);
});
