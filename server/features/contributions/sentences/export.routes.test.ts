import { asc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { lessons, sentences } from '#server/db/schema/index.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';
import { insertShippedLessons, readShippedContent } from '#server/testing/data/shipped-dictionary.ts';

const { call, db, factories } = await buildTestApp({ env: { RATE_LIMITS: 'off' } });

let admin: TestUser;
let lessonId: number;
let waterId: number;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ roles: ['ADMIN'] });
  const { lesson, sentence } = await factories.topic();
  [lessonId, waterId] = [lesson.id, sentence.id];
});

const path = (what: string, id: number) => `/api/contributions/lessons/${id}/sentences/${what}`;
const send = (text: string, { id = lessonId, by = admin } = {}) => {
  const body = new FormData();
  body.set('file', new File(['\uFEFF', text], 'cau.csv', { type: 'text/csv' }));
  return call('POST', path('import', id), { token: by.token, body });
};
const exported = (id = lessonId, by = admin) => call('GET', path('export', id), { token: by.token });
const rows = () => db.select().from(sentences).orderBy(asc(sentences.id));

const HEADER =
  'Mã câu,Câu tiếng Việt,Câu tiếng Nhật,Cách đọc,Gợi ý,Đáp án khác,Đáp án bị chặn,Thể của câu,' +
  'Ngữ pháp trọng tâm,Cách nói khác không nhận';
const water = { viSentence: 'Tôi uống nước.', jpSentence: '水を飲みます。', hint: 'Tân ngữ có trợ từ.' };
const tea = {
  viSentence: 'Tôi uống trà.',
  jpSentence: 'お茶を飲みます。',
  hint: 'Đồ uống có お đứng trước.',
};
const unchanged = (count: number) => ({
  applied: true,
  rows: count,
  created: 0,
  edited: 0,
  unchanged: count,
  errors: [],
  errorCount: 0,
  warnings: [],
  warningCount: 0,
});

describe('an export', () => {
  beforeAll(async () => void (await readShippedContent()));

  test('is a file to save, without deleted sentences', async () => {
    await db.insert(sentences).values([
      { ...tea, lessonId, accepted: ['=1;茶', '[私は]茶'], blocked: ['湯'], register: 'pinned' },
      { ...tea, lessonId, deletedAt: new Date() },
    ]);
    const { headers, text } = await exported();
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="kakehashi-bai-${lessonId}.csv"`);
    expect(text).toBe(
      [
        HEADER,
        `${waterId},${water.viSentence},${water.jpSentence},,${water.hint},,,tự do,,`,
        String.raw`100001,${tea.viSentence},${tea.jpSentence},,${tea.hint},"'=1\;茶; [私は]茶",湯,đúng thể của câu mẫu,,`,
        '',
      ].join('\r\n'),
    );
    expect((await send(text)).body).toEqual(unchanged(2));
  });

  test('of lessons that we ship can be imported again without a change', async () => {
    await emptyTables(db);
    await insertShippedLessons(db, (at) => at % 40 === 0);
    admin = await factories.user({ roles: ['ADMIN'] });
    const before = await rows();
    const all = await db.select().from(lessons).orderBy(asc(lessons.id));
    expect(all.length).toBeGreaterThan(2);
    for (const { id } of all) {
      const reply = await send((await exported(id)).text, { id });
      const count = before.filter((row) => row.lessonId === id).length;
      expect(reply.body).toEqual(unchanged(count));
    }
    expect(await rows()).toEqual(before);
  });

  test('and import are only for those who may change the lesson', async () => {
    const supplier = await factories.user({ roles: ['SUPPLIER'] });
    const refused = { status: 403, body: { message: contributionRefusals.notYours.lessons } };
    expect(await exported(lessonId, supplier)).toMatchObject(refused);
    expect(await send(HEADER, { by: supplier })).toMatchObject(refused);
    await db.update(lessons).set({ publishedAt: null });
    const hidden = { status: 404, body: { message: contributionRefusals.notFound.lessons } };
    expect(await exported(lessonId, supplier)).toMatchObject(hidden);
    expect(await send(HEADER, { by: supplier })).toMatchObject(hidden);
    expect(await db.$count(sentences)).toBe(1);
  });
});
