import { beforeEach, expect, test, vi } from 'vitest';
import { announcedChanges, items, siteSettings } from './db/schema/index.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { emptyTables } from './testing/data/empty-tables.ts';

const { app, call, db, factories } = await buildTestApp();

beforeEach(async () => {
  await emptyTables(db);
  await app.refreshSearch();
});

/** What another node has written, and of which this one was not notified. */
const recordSilently = (name: string) => db.insert(announcedChanges).values({ name, transactionId: 1 });
const find = async (typed: string) =>
  (await call('GET', `/api/items/search?kanji=${encodeURIComponent(typed)}`)).status;

test('a word that another node has added is found after the next comparison', async () => {
  expect(await find('学校')).toBe(404);
  const word = { kanji: '学校', hiragana: 'がっこう', sino: 'HỌC HIỆU', mean: 'trường học' };
  await db.insert(items).values({ ...word, wordClass: 'noun' });
  await recordSilently('content');
  await app.background.compareChanges();
  await vi.waitFor(async () => expect(await find('学校')).toBe(200));
});

test('a course that another node has published is listed after the next comparison', async () => {
  const titles = async () => JSON.stringify((await call('GET', '/api/topics')).body);
  expect(await titles()).not.toContain('Đi chợ');
  await factories.topic({ title: 'Đi chợ' });
  await recordSilently('courses');
  await app.background.compareChanges();
  expect(await titles()).toContain('Đi chợ');
});

test('a registration that an admin has closed on another node is closed here after the next comparison', async () => {
  const register = async () =>
    (
      await call('POST', '/auth/register', {
        body: {
          name: 'Hoa',
          email: 'hoa@example.com',
          password: 'cầu-nối-tiếng-Nhật',
          phoneNumber: '0900000000',
        },
      })
    ).status;
  expect(await register()).not.toBe(403);
  await db.insert(siteSettings).values({ name: 'registration', value: { isOpen: false }, revision: 1 });
  await recordSilently('settings');
  await app.background.compareChanges();
  expect(await register()).toBe(403);
});
