import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportReport, ItemChange } from '#contract/dictionary/admin-endpoints.ts';
import { IMPORT_ERRORS_SHOWN } from '#contract/limits.ts';
import { itemCsvRefusals, itemRefusals } from '#contract/texts/items.ts';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { mountDictionaryAdmin } from '#server/testing/data/dictionary-admin.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { db, call, factories, refreshSearch } = await mountDictionaryAdmin();

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  refreshSearch.mockReset();
  admin = await factories.user({ email: 'chu@example.com', roles: ['ADMIN'] });
});

const send = (text: string, query = '') => {
  const body = new FormData();
  body.set('file', new File([text], 'words.csv', { type: 'text/csv' }));
  return call('POST', `/api/items/import${query}`, { token: admin.token, body });
};
const report = async (text: string, query = '') => (await send(text, query)).body as ImportReport;
const rows = () => db.select().from(items).orderBy(items.id);
const undo = (id: string | null) => call('POST', `/api/items/changes/${id}/undo`, { token: admin.token });

const water = { id: 1, kanji: '水', hiragana: 'みず', sino: 'THÚY', mean: 'nước', type: 'N5' } as const;
const full = {
  ...water,
  wordClass: 'noun',
  descriptions: [{ text: '水です。', translate: 'Là nước.', ruby: '水[みず]です。' }],
  cognate: { kind: 'same', note: '' },
  variants: 'お水',
} as const;
const HEADER = 'id,kanji,hiragana,sino,mean,type,wordClass,examples,cognate';
const nothing = { created: 0, edited: 0, unchanged: 0, errors: [], errorCount: 0 };

describe('a row', () => {
  beforeEach(() => db.insert(items).values(full));

  test.each([
    {
      text: `${HEADER}\n1,水,みず,,nước lã,N4,,,`,
      counts: { edited: 1 },
      row: {
        ...water,
        mean: 'nước lã',
        type: 'N4',
        wordClass: null,
        descriptions: [],
        cognate: null,
        variants: 'お水',
      },
      why: 'changes the item of its id; blank cells clear fields, but the Hán Việt stays',
    },
    {
      text: 'kanji,hiragana,mean,type,variants\n水,みず,nước,N5,',
      counts: { edited: 1 },
      row: { ...full, variants: '' },
      why: 'removes the other spellings',
    },
    {
      text: 'kanji,hiragana,mean,type\n水,みず,nước lã,N5',
      counts: { edited: 1 },
      row: { ...full, mean: 'nước lã' },
      why: 'changes the item with the same spelling; fields without a column stay',
    },
    {
      text: 'id,kanji,hiragana,mean,type\n1,お水,おみず,nước,N5',
      counts: { edited: 1 },
      row: { ...full, kanji: 'お水', hiragana: 'おみず', sino: 'THỦY' },
      why: 'gives the item of its id another spelling, and the Hán Việt of that spelling',
    },
    {
      text: `${HEADER}\n1,水,みず,thủy,nước,N5,noun,水です。=Nước đây. | あ=,shifted: Khác: hẳn.`,
      counts: { edited: 1 },
      row: {
        ...full,
        sino: 'THỦY',
        descriptions: [
          { text: '水です。', translate: 'Nước đây.', ruby: '水[みず]です。' },
          { text: 'あ', translate: '' },
        ],
        cognate: { kind: 'shifted', note: 'Khác: hẳn.' },
      },
      why: 'reads examples and cognate in the format of the content files',
    },
    {
      text: `${HEADER}\n1,水,みず,THÚY,nước,N5,noun,水[みず]です。=Là nước.,same`,
      counts: { unchanged: 1 },
      row: full,
      why: 'without a difference changes nothing',
    },
  ])('$why', async ({ text, counts, row }) => {
    const expected = { ...nothing, ...counts, rows: 1 };
    expect(await report(text, '?dryRun=true')).toEqual({ ...expected, applied: false, changeId: null });
    expect(await rows()).toMatchObject([full]);
    expect(await report(text)).toMatchObject({ ...expected, applied: true });
    expect(await rows()).toMatchObject([row]);
  });

  test('that is new creates an item', async () => {
    const text = 'kanji,hiragana,mean,type\n学校,がっこう,trường học,N5';
    expect(await report(text)).toMatchObject({ applied: true, created: 1 });
    expect((await rows())[1]).toMatchObject({
      id: 100_000,
      sino: 'HỌC HIỆU',
      wordClass: null,
      cognate: null,
    });
  });
});

describe('a mistake', () => {
  beforeEach(() =>
    db.insert(items).values([full, { ...full, id: 2, kanji: '火', hiragana: 'ひ', mean: 'lửa' }]),
  );

  test.each([
    { line: '9,木,き,,cây,N5,,,', says: itemCsvRefusals.unknownId(9), why: 'an unknown id' },
    { line: '0,木,き,,cây,N5,,,', says: itemCsvRefusals.unknownId(0), why: 'the id zero' },
    { line: 'x,木,き,,cây,N5,,,', says: 'Mã mục từ không đúng định dạng.', why: 'an invalid id' },
    { line: ',木,木,,cây,N5,,,', says: 'Cách đọc không đúng định dạng.', why: 'a reading in kanji' },
    { line: ',木,き,,,N5,,,', says: 'Nghĩa không được bỏ trống.', why: 'no meaning' },
    { line: ',木,き,,cây,,,,', says: 'Cấp độ phải là một trong: N5, N4, N3, N2, N1.', why: 'no level' },
    {
      line: ',木,き,,cây,N5,từ,,',
      says: expect.stringContaining('Từ loại phải là'),
      why: 'an unknown word class',
    },
    { line: ',木,き,,cây,N5,,木です,', says: itemCsvRefusals.badExamples, why: 'no translation' },
    {
      line: ',木,き,,cây,N5,,,similar',
      says: 'Loại so sánh với từ Hán Việt phải là một trong: same, reversed, rare, shifted, false-friend.',
      why: 'an unknown cognate',
    },
    { line: ',木,き,,"cây\nxanh",N5,,,', says: 'Nghĩa không đúng định dạng.', why: 'a line break' },
    { line: ',土,つち,,đất,N5,,,', says: itemCsvRefusals.sameAsLine(2), why: 'a new word twice' },
    {
      line: '1,火,ひ,,nước,N5,,,',
      says: itemRefusals.spellingTaken('火', 'ひ'),
      why: 'the spelling of another item',
    },
    { line: ',木,き', says: itemCsvRefusals.cellCount(3, 9), why: 'cells missing' },
  ])('is reported with its line, and nothing is applied: $why', async ({ line, says }) => {
    const before = await rows();
    const found = await report(`${HEADER}\n,土,つち,,đất,N5,,,\n${line}`);
    expect(found).toEqual({
      applied: false,
      rows: 2,
      created: 1,
      edited: 0,
      unchanged: 0,
      errors: [{ line: 3, message: says }],
      errorCount: 1,
      changeId: null,
    });
    expect(await rows()).toEqual(before);
    expect(await db.$count(itemChanges)).toBe(0);
  });

  test.each([
    { second: '1,水,みず,,nước,N5,,,', why: 'the same id' },
    { second: ',水,みず,,nước,N5,,,', why: 'the old spelling, without the id' },
    { second: ',お水,おみず,,nước,N5,,,', why: 'the new spelling, without the id' },
  ])('one item on two lines: $why', async ({ second }) => {
    const { errors } = await report(`${HEADER}\n1,お水,おみず,,nước,N5,,,\n${second}`);
    expect(errors).toEqual([{ line: 3, message: itemCsvRefusals.sameAsLine(2) }]);
  });

  test('among many: the first ones are shown, in the order of the file, and all are counted', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => (at % 2 ? ',木' : `${at + 9},木,き,,cây,N5,,,`));
    const { errors, errorCount } = await report(`${HEADER}\n${lines.join('\n')}`);
    expect(errorCount).toBe(60);
    expect(errors.map(({ line }) => line)).toEqual(
      Array.from({ length: IMPORT_ERRORS_SHOWN }, (_, at) => at + 2),
    );
  });

  test.each([
    { text: '', says: itemCsvRefusals.empty, why: 'an empty file' },
    { text: 'a\0b', says: itemCsvRefusals.notText, why: 'a file that is not text' },
  ])('400: $why', async ({ text, says }) => {
    expect(await send(text)).toMatchObject({ status: 400, body: { message: says, field: 'file' } });
  });

  test('400: no file', async () => {
    const reply = await call('POST', '/api/items/import', { token: admin.token, body: new FormData() });
    expect(reply).toMatchObject({ status: 400, body: { field: 'file' } });
  });
});

describe('an import is one batch', () => {
  const text = [
    HEADER,
    '1,水,みず,,nước lã,N5,,,',
    ...['木,き', '土,つち', '石,いし'].map((word) => `,${word},,x,N5,,,`),
  ].join('\n');
  beforeEach(() => db.insert(items).values(full));

  test('undone as a whole', async () => {
    const before = await rows();
    const { changeId } = await report(text);
    expect(refreshSearch).toHaveBeenCalledOnce();
    const listed = await call('GET', '/api/items/changes', { token: admin.token });
    expect(listed.body as ItemChange[]).toMatchObject([
      { id: changeId, kind: 'imported', count: 4, words: ['木', '土', '石'], by: 'chu@example.com' },
    ]);
    expect((await undo(changeId)).status).toBe(200);
    expect(await rows()).toEqual(before.map((row) => ({ ...row, updatedAt: expect.any(Date) })));
  });

  test('not undone once one of its words was changed', async () => {
    const { changeId } = await report(text);
    await call('DELETE', '/api/items/100001', { token: admin.token });
    const before = await rows();
    expect(await undo(changeId)).toMatchObject({
      status: 409,
      body: { message: itemRefusals.changedSince },
    });
    expect(await rows()).toEqual(before);
  });

  test('without changes leaves no entry in the history', async () => {
    await report(text);
    const again = await report(text);
    expect(again).toMatchObject({ applied: true, rows: 4, unchanged: 4, changeId: null });
    expect(refreshSearch).toHaveBeenCalledOnce();
  });

  test('of concurrent imports, one creates the words', async () => {
    const reports = await Promise.all(Array.from({ length: 4 }, () => report(text)));
    expect(reports.map(({ created }) => created).toSorted()).toEqual([0, 0, 0, 3]);
    expect(reports.every(({ applied }) => applied)).toBe(true);
    expect(reports.filter(({ changeId }) => changeId !== null)).toHaveLength(1);
    expect(await rows()).toHaveLength(4);
  });

  test('also when it takes several statements', async () => {
    const lines = Array.from({ length: 250 }, (_, at) => `,語${at},ご,,từ,N5,,,`);
    const { created, changeId } = await report([HEADER, ...lines].join('\n'));
    expect(created).toBe(250);
    expect((await undo(changeId)).status).toBe(200);
    expect(await db.$count(items)).toBe(1);
  });
});
