import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#contract/users/endpoints.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import { users } from '#server/db/schema/index.ts';
import { buildTestApp, TEST_NOW } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { call, factories, db } = await buildTestApp();

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ email: 'chu@example.com', name: 'Chủ nhà', roles: ['USER', 'ADMIN'] });
});

describe('GET /auth/load/users', () => {
  const list = (query = '') => call('GET', `/auth/load/users${query}`, { token: admin.token });
  const namesIn = (body: unknown) => (body as User[]).map(({ name }) => name);

  test('lists all users with their roles in a fixed order, and unconfirmed e-mails', async () => {
    const hoa = await factories.user({ name: 'Hoa', roles: ['QC', 'SUPPLIER', 'USER', 'ADMIN'] });
    const mai = await factories.user({ name: 'Mai', roles: [], verified: false });
    const fresh = {
      createdAt: expect.any(String),
      // Their sessions are as old as this; factories store nothing else.
      lastActiveAt: TEST_NOW.toISOString(),
      blocked: null,
      hasSecondFactor: false,
    };
    const shown = [
      {
        ...fresh,
        id: admin.id,
        email: admin.email,
        name: 'Chủ nhà',
        roles: ['ADMIN', 'USER'],
        verified: true,
      },
      {
        ...fresh,
        id: hoa.id,
        email: hoa.email,
        name: 'Hoa',
        roles: ['ADMIN', 'USER', 'SUPPLIER', 'QC'],
        verified: true,
      },
      { ...fresh, id: mai.id, email: mai.email, name: 'Mai', roles: [], verified: false },
    ];
    expect((await list()).body).toEqual(shown);
  });

  test('leaves out what is left of an account that is being deleted, and counts without it', async () => {
    const hoa = await factories.user({ name: 'Hoa' });
    await db.update(users).set({ deletionStartedAt: TEST_NOW }).where(eq(users.id, hoa.id));
    const reply = await list('?page=1&size=5');
    expect(namesIn(reply.body)).toEqual(['Chủ nhà']);
    expect(reply.headers.get('X-Total-Count')).toBe('1');
  });

  test.each([
    {
      query: '',
      expected: ['Chủ nhà', 'A', 'B', 'C', 'D'],
      total: '5',
      why: 'the whole list without a page',
    },
    { query: '?page=1&size=2', expected: ['Chủ nhà', 'A'], total: '5', why: 'the first page' },
    { query: '?page=3&size=2', expected: ['D'], total: '5', why: 'the last page, not full' },
    { query: '?page=4&size=2', expected: [], total: '5', why: 'past the end' },
    { query: '?page=90071992547409&size=100', expected: [], total: '5', why: 'far past the end' },
    { query: '?search=abc&page=2&size=2', expected: ['C'], total: '3', why: 'a page of search results' },
  ])('in the order of their ids: $why', async ({ query, expected, total }) => {
    for (const name of ['A', 'B', 'C', 'D'])
      await factories.user({ name, email: `${name.toLowerCase()}@${name === 'D' ? 'd' : 'abc'}.vn` });
    const reply = await list(query);
    expect(namesIn(reply.body)).toEqual(expected);
    expect(reply.headers.get('X-Total-Count')).toBe(total);
  });

  describe('finds', () => {
    const everybody = ['Chủ nhà', 'Đặng Thị Hường', 'ĐẶNG VĂN TÔ', 'Lê Hường', '100% Nhật', 'Ana Muñoz'];
    test.each([
      { search: 'Hường', expected: ['Đặng Thị Hường', 'Lê Hường'], why: 'with marks' },
      { search: 'Hường'.normalize('NFD'), expected: ['Đặng Thị Hường', 'Lê Hường'], why: 'decomposed marks' },
      { search: 'huong', expected: ['Đặng Thị Hường', 'Lê Hường'], why: 'without marks' },
      { search: 'HƯỜNG', expected: ['Đặng Thị Hường', 'Lê Hường'], why: 'in capitals' },
      { search: 'dang', expected: ['Đặng Thị Hường', 'ĐẶNG VĂN TÔ'], why: 'đ written as d' },
      { search: 'đặng v', expected: ['ĐẶNG VĂN TÔ'], why: 'across words' },
      { search: 'TO@Example', expected: ['ĐẶNG VĂN TÔ'], why: 'by a part of the e-mail' },
      { search: 'muñoz', expected: ['Ana Muñoz'], why: 'a letter that is not Vietnamese' },
      { search: 'munoz', expected: ['Ana Muñoz'], why: 'the same without its mark' },
      { search: '%', expected: ['100% Nhật'], why: 'a percent sign, taken literally' },
      { search: '_', expected: [], why: 'an underscore, taken literally' },
      { search: 'không có ai', expected: [], why: 'nobody' },
      { search: '  ', expected: everybody, why: 'everybody for an empty term' },
    ])('$why', async ({ search, expected }) => {
      await factories.user({ email: 'mot@example.com', name: 'Đặng Thị Hường' });
      await factories.user({ email: 'to@example.com', name: 'ĐẶNG VĂN TÔ' });
      await factories.user({ email: 'ba@example.com', name: 'Lê Hường'.normalize('NFD') });
      await factories.user({ email: 'bon@example.com', name: '100% Nhật' });
      await factories.user({ email: 'nam@example.com', name: 'Ana Muñoz' });
      const reply = await list(`?search=${encodeURIComponent(search)}`);
      expect(namesIn(reply.body).map((name) => name.normalize('NFC'))).toEqual(expected);
      expect(reply.headers.get('X-Total-Count')).toBe(String(expected.length));
    });

    const alphabet = 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';
    test.each([
      { name: alphabet, why: 'lower case' },
      { name: alphabet.toUpperCase(), why: 'upper case, in any locale of the database' },
      { name: alphabet.normalize('NFD'), why: 'lower case, decomposed' },
      { name: alphabet.toUpperCase().normalize('NFD'), why: 'upper case, decomposed' },
    ])('every letter is found by its plain one: $why', async ({ name }) => {
      await factories.user({ name });
      expect(namesIn((await list(`?search=${withoutMarks(alphabet)}`)).body)).toEqual([name]);
    });
  });

  test.each([
    { search: 'a'.repeat(101), says: 'Từ khóa dài tối đa 100 ký tự.', why: 'that is too long' },
    { search: 'a\0b', says: 'Từ khóa không đúng định dạng.', why: 'that the database cannot store' },
  ])('refuses a term $why', async ({ search, says }) => {
    expect(await list(`?search=${encodeURIComponent(search)}`)).toMatchObject({
      status: 400,
      body: { message: says },
    });
  });
});
