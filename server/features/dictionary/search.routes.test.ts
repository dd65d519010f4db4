import { beforeEach, describe, expect, test } from 'vitest';
import { SEARCH_MAX_CHARS } from '#contract/limits.ts';
import { items } from '#server/db/schema/index.ts';
import { createLogger } from '#server/log.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

const { app, call, db, factories } = await buildTestApp();

const school = { id: 1, kanji: '学校', hiragana: 'がっこう', sino: 'HỌC HIỆU', mean: 'trường học' } as const;
const eat = { id: 6, kanji: '食べる', hiragana: 'たべる', sino: 'THỰC', mean: 'ăn' } as const;
const student = { id: 4, kanji: '学生', hiragana: 'がくせい', sino: 'HỌC SINH', mean: 'sinh viên' } as const;

beforeEach(async () => {
  await emptyTables(db);
  await db.insert(items).values([
    { ...school, wordClass: 'noun', descriptions: [{ text: '学校へ。', translate: 'Đến trường.' }] },
    { ...eat, wordClass: 'verb-ichidan' },
    { ...student, wordClass: 'noun' },
  ]);
  await app.refreshSearch();
});

const find = (typed: string) => call('GET', `/api/items/search?kanji=${encodeURIComponent(typed)}`);

describe('GET /api/items/search', () => {
  test('returns whole items, and how each was found', async () => {
    expect(await find('食べられなかった')).toMatchObject({
      status: 200,
      body: [
        {
          ...eat,
          kanjis: ['098df.svg'],
          matched: '食べられなかった',
          chain: ['bị động hoặc khả năng', 'phủ định', 'quá khứ'],
        },
      ],
    });
    expect((await find('学校')).body).toMatchObject([
      { ...school, descriptions: [{ text: '学校へ。' }], kanjis: ['05b66.svg', '06821.svg'], chain: [] },
    ]);
  });

  test('returns the same for a repeated call', async () => {
    const first = await find('trường học');
    expect((await find('trường học')).body).toEqual(first.body);
  });

  test.each([
    { typed: '', why: 'empty' },
    { typed: '   ', why: 'spaces' },
  ])('blank text is refused: $why', async ({ typed }) => {
    expect(await find(typed)).toMatchObject({
      status: 400,
      body: { statusCode: 400, error: 'Không được bỏ trống', message: 'Không được bỏ trống' },
    });
  });

  test('a missing parameter counts as blank', async () => {
    expect(await call('GET', '/api/items/search')).toMatchObject({ status: 400 });
  });

  test('a text that is too long is refused with the field and the limit', async () => {
    expect(await find('あ'.repeat(SEARCH_MAX_CHARS + 1))).toMatchObject({
      status: 400,
      body: { message: `Từ cần tra dài tối đa ${SEARCH_MAX_CHARS} ký tự.` },
    });
  });

  test('nothing found: a separate message, and near matches', async () => {
    expect(await find('がっごう')).toMatchObject({
      status: 404,
      body: { statusCode: 404, error: 'Không tìm thấy kết quả', suggestions: ['学校'] },
    });
    expect((await find('xyzxyz')).body).toMatchObject({ suggestions: [] });
  });

  test.each(['%', '😀', '\\', '(((', '%00', "'; drop table items"])('%s does no harm', async (typed) => {
    expect((await find(typed)).status).toBe(404);
  });

  test('half a surrogate pair and a broken escape are answered', async () => {
    for (const broken of ['%ED%A0%BD', '%E3%81', '%'])
      expect([200, 400, 404]).toContain((await call('GET', `/api/items/search?kanji=${broken}`)).status);
  });

  test('what an admin saves is found at once, and what is deleted is not', async () => {
    const { token } = await factories.user({ roles: ['ADMIN'] });
    const body = { kanji: '水', hiragana: 'みず', mean: 'nước' };
    const { id } = (await call('POST', '/api/items', { token, body })).body as { id: number };
    expect((await find('nước')).body).toMatchObject([{ id, sino: 'THỦY' }]);
    await call('DELETE', `/api/items/${id}`, { token });
    expect((await find('nước')).status).toBe(404);
  });
});

describe('a text that another app has shared is asked in the body', () => {
  const PATHS = ['/api/items/search', '/api/items/answers', '/api/items/suggest', '/api/grammar/named'];

  test.each(
    PATHS.flatMap((path) => ['食べられなかった', 'がっごう', '', '\u0000'].map((kanji) => ({ path, kanji }))),
  )('POST $path answers $kanji like GET', async ({ path, kanji }) => {
    const asked = await call('GET', `${path}?kanji=${encodeURIComponent(kanji)}`);
    const shared = await call('POST', path, { body: { kanji } });
    expect([shared.status, shared.body]).toEqual([asked.status, asked.body]);
  });

  test.each(PATHS)('POST %s leaves it neither in the log nor among the ready replies', async (path) => {
    const lines: string[] = [];
    const log = createLogger('trace', { write: (line) => void lines.push(line) });
    const { app: logging, call: ask } = await buildTestApp({ log, database: await openTestDatabase() });
    const { bytes } = logging.readyReplies;
    for (const kanji of ['学校', '学校'.repeat(SEARCH_MAX_CHARS)])
      await ask('POST', path, { body: { kanji } });
    expect(lines.join('')).toContain(path);
    expect(lines.join('')).not.toContain('学校');
    expect(logging.readyReplies.bytes).toBe(bytes);
  });
});

test('a change on one node is found on the others', async () => {
  const other = await buildTestApp({ database: await openTestDatabase() });
  const findThere = () => other.call('GET', '/api/items/search?kanji=nước');
  expect((await findThere()).status).toBe(404);
  const { token } = await factories.user({ roles: ['ADMIN'] });
  const body = { kanji: '水', hiragana: 'みず', mean: 'nước' };
  await call('POST', '/api/items', { token, body });
  await expect.poll(async () => (await findThere()).status).toBe(200);
});

test('cached suggestions are not used as search results', async () => {
  await call('GET', '/api/items/suggest?kanji=hoc');
  const { body } = await find('hoc');
  expect(body).toContainEqual(
    expect.objectContaining({ ...school, chain: [], descriptions: expect.anything() }),
  );
});

describe('GET /api/items/suggest', () => {
  const suggest = (typed: string) => call('GET', `/api/items/suggest?kanji=${encodeURIComponent(typed)}`);

  test.each([
    { typed: 'が', words: ['学校', '学生'], why: 'a beginning in kana' },
    { typed: 'gak', words: ['学校', '学生'], why: 'unfinished romaji' },
    { typed: 'gakk', words: ['学校'], why: 'romaji in the middle of a doubled consonant' },
    { typed: 'gaku', words: ['学生'], why: 'a beginning in romaji' },
    { typed: 'trường h', words: ['学校'], why: 'an unfinished meaning' },
    { typed: 'hoc', words: ['学校', '学生'], why: 'Hán Việt without marks' },
    { typed: '', words: [], why: 'nothing typed yet' },
  ])('$typed: $why', async ({ typed, words }) => {
    const { status, body } = await suggest(typed);
    expect(status).toBe(200);
    expect((body as { kanji: string }[]).map(({ kanji }) => kanji)).toEqual(words);
  });
});

describe('GET /api/items/{id}', () => {
  test('returns the kanji, the forms and the related words', async () => {
    const { body } = await call('GET', `/api/items/${school.id}`);
    expect(body).toMatchObject({
      ...school,
      ruby: '学[がっ]校[こう]',
      kanjiCards: [
        {
          character: '学',
          hanViet: ['HỌC'],
          strokes: 8,
          strokeFile: '05b66.svg',
          radical: { character: '子', hanViet: 'TỬ' },
          bridges: [{ hanViet: 'HỌC', on: 'ガク' }],
        },
        { character: '校', hanViet: ['HIỆU', 'GIÁO'] },
      ],
      conjugation: [],
      related: [{ kanji: '学生', shares: '学', ruby: '学[がく]生[せい]' }],
    });
  });

  test('a verb has its table of forms', async () => {
    const { body } = await call('GET', `/api/items/${eat.id}`);
    const forms = (body as { conjugation: { forms: { form: string; ruby: string }[] }[] }).conjugation;
    expect(forms.flatMap((group) => group.forms)).toContainEqual(
      expect.objectContaining({ form: '食べない', ruby: '食[た]べない' }),
    );
  });

  test('an unknown word is a 404', async () => {
    expect(await call('GET', '/api/items/999')).toMatchObject({ status: 404 });
  });
});

describe('GET /api/items', () => {
  test('is complete, newest first, and in pages on request', async () => {
    const kanjiIn = (body: unknown) => (body as { kanji: string }[]).map(({ kanji }) => kanji);
    const all = await call('GET', '/api/items');
    expect(kanjiIn(all.body)).toEqual(['食べる', '学生', '学校']);
    const page = await call('GET', '/api/items?page=2&size=2');
    expect(kanjiIn(page.body)).toEqual(['学校']);
    expect(page.headers.get('X-Total-Count')).toBe('3');
    expect(kanjiIn((await call('GET', '/api/items?search=hoc')).body)).toEqual(['学生', '学校']);
  });
});
