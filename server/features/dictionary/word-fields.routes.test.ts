import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Item, SavedItem } from '#contract/dictionary/item.ts';
import {
  blankWord,
  WORD_COLUMNS,
  WORD_FIELD_NAMES,
  type WordFieldName,
  wordFields,
  type WordValues,
} from '#contract/dictionary/word-fields.ts';
import { printWordCells } from '#server/csv/word-cells.ts';
import { loadContent } from '#server/db/content/load-content.ts';
import { itemChanges, items } from '#server/db/schema/index.ts';
import { withContentFiles } from '#server/testing/data/content-files.ts';
import { mountDictionaryAdmin } from '#server/testing/data/dictionary-admin.ts';
import { emptyTables } from '#server/testing/data/empty-tables.ts';
import type { TestUser } from '#server/testing/data/factories.ts';

const { db, call, factories, changes } = await mountDictionaryAdmin();

/** Two values for each field. Any second value is valid with the first values of the other fields. */
const VALUES: { readonly [Name in WordFieldName]: readonly [WordValues[Name], WordValues[Name]] } = {
  kanji: ['水', '火'],
  hiragana: ['みず', 'ミズ'],
  sino: ['THỦY', 'THÚY'],
  mean: ['nước', 'nước; "=1+1", nước lã'],
  type: ['N5', 'N3'],
  wordClass: ['noun', 'noun-suru'],
  descriptions: [
    [{ text: '水です。', translate: 'Là nước.' }],
    [{ text: '水=火 | 木。', translate: 'Nước là lửa.', ruby: '水[みず]=火[ひ] | 木[き]。' }],
  ],
  cognate: [null, { kind: 'false-friend', note: 'Khác: hẳn.' }],
  variants: ['', 'お水、みず'],
  frequency: [null, 'common'],
  pitch: ['0', '1、0'],
  themes: [['do-uong'], ['do-uong', 'thien-nhien']],
  collocations: [
    [],
    [
      { phrase: '水[みず]=火[ひ] | を飲[の]む', meaning: 'uống "nước", =1+1' },
      { phrase: '水を出す', meaning: '' },
    ],
  ],
  particles: [
    [{ particle: 'を', marks: 'vật' }],
    [
      { particle: 'から', marks: '' },
      { particle: 'に', marks: 'nơi | đến' },
    ],
  ],
  partner: [null, 12],
  formality: [null, 'rude'],
  warning: ['', 'Không nói với cấp trên: "=1+1".'],
  antonyms: [
    [],
    [
      { wordId: 99_999, difference: 'trái\\nghĩa' },
      { wordId: 1, difference: '' },
    ],
  ],
};

const wordWith = (valueOf: (name: WordFieldName) => unknown) =>
  Object.fromEntries(WORD_FIELD_NAMES.map((name) => [name, valueOf(name)])) as unknown as WordValues;
const firstWord = wordWith((name) => VALUES[name][0]);
const changedIn = (changed: WordFieldName) => wordWith((name) => VALUES[name][name === changed ? 1 : 0]);

let admin: TestUser;
beforeEach(async () => {
  await emptyTables(db);
  admin = await factories.user({ roles: ['ADMIN'] });
});

/** In the format of the editor: the readings of an example are part of its text. */
const typed = ({ descriptions, ...word }: WordValues) => {
  const examples = descriptions.map(({ text, translate, ruby = text }) => ({ text: ruby, translate }));
  return { ...word, descriptions: examples, description: examples };
};
const create = async (word: WordValues) =>
  (await call('POST', '/api/items', { token: admin.token, body: typed(word) })).body as SavedItem;
const save = async (id: number, word: WordValues) =>
  (await call('PUT', `/api/items/${id}`, { token: admin.token, body: typed(word) })).body as SavedItem;
const undo = (changeId: string | null) =>
  call('POST', `/api/items/changes/${changeId}/undo`, { token: admin.token });
const exported = async () => (await call('GET', '/api/items/export', { token: admin.token })).text;
const imported = async (text: string) => {
  const body = new FormData();
  body.set('file', new File(['\uFEFF', text], 'words.csv'));
  return (await call('POST', '/api/items/import', { token: admin.token, body })).body;
};
/** The word as the content loader reads it. */
async function loaded(word: WordValues): Promise<unknown> {
  await emptyTables(db);
  const table = [WORD_COLUMNS, printWordCells({ ...word, id: 1 })].map((cells) => cells.join('\t'));
  await withContentFiles({ 'dictionary/words.tsv': table.join('\n') }, (folder) =>
    loadContent({ db, changes }, folder),
  );
  return stored();
}

/** The fields of the only word. */
async function stored(): Promise<unknown> {
  const [row] = await db.select().from(items);
  const { id: _, createdAt: __, updatedAt: ___, ...word } = row ?? { id: 0, createdAt: 0, updatedAt: 0 };
  return word;
}
function fieldsOf(item: Item): unknown {
  const { id: _, kanjis: __, ...word } = item;
  return word;
}

describe('a value survives every path into the dictionary and out of it', () => {
  test.each(WORD_FIELD_NAMES)('%s', async (name) => {
    const changed = changedIn(name);
    const { changeId: _, ...made } = await create(firstWord);
    expect(fieldsOf(made)).toEqual(firstWord);

    const { changeId, ...saved } = await save(made.id, changed);
    expect(fieldsOf(saved), 'in the reply').toEqual(changed);
    expect(await stored(), 'in the database').toEqual(changed);
    const [, change] = await db.select().from(itemChanges).orderBy(itemChanges.id);
    expect(change, 'in the history').toMatchObject({
      before: { [name]: firstWord[name] },
      after: { [name]: changed[name] },
    });

    const file = await exported();
    expect((await undo(changeId)).status).toBe(200);
    expect(await stored(), 'undone').toEqual(firstWord);
    expect(await imported(file)).toMatchObject({ applied: true, edited: 1 });
    expect(await stored(), 'exported and imported').toEqual(changed);

    expect(await loaded(changed), 'in a content file').toEqual(changed);
  });
});

describe('a change from before a field existed can be undone', () => {
  test.each(WORD_FIELD_NAMES.filter((name) => !('required' in wordFields[name])))('%s', async (name) => {
    // In kana, because the Hán Việt of kanji is never blank.
    const before = { ...firstWord, kanji: 'みず', sino: '', [name]: blankWord[name] };
    const { id } = await create(before);
    const { changeId } = await save(id, { ...before, mean: 'khác' });
    const without = sql.raw(` - '${name}'`);
    await db.update(itemChanges).set({
      before: sql`${itemChanges.before}${without}`,
      after: sql`${itemChanges.after}${without}`,
    });
    expect((await undo(changeId)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });
});

describe('a refused field is named', () => {
  test.each([
    {
      word: { frequency: 'often' },
      says: 'Độ phổ biến phải là một trong: very-common, common, uncommon, rare.',
    },
    { word: { pitch: '0,1' }, says: 'Trọng âm không đúng định dạng.' },
    { word: { pitch: '3' }, says: 'Trọng âm lớn nhất là 2.' },
    { word: { warning: 'a'.repeat(201) }, says: 'Lưu ý khi dùng dài tối đa 200 ký tự.' },
    {
      word: { formality: 'shy' },
      says: 'Mức độ trang trọng phải là một trong: casual, polite, honorific, humble, written, rude.',
    },
    { word: { partner: 'x' }, says: 'Tha động từ tương ứng không đúng định dạng.' },
  ])('$word', async ({ word, says }) => {
    const body = { ...typed(firstWord), ...word };
    const reply = await call('POST', '/api/items', { token: admin.token, body });
    expect(reply).toMatchObject({ status: 400, body: { message: says, field: Object.keys(word)[0] } });

    const [[name, cell]] = Object.entries(word) as [[string, string]];
    const file = `kanji,hiragana,mean,type,${name}\n水,みず,nước,N5,"${cell}"`;
    expect(await imported(file)).toMatchObject({ applied: false, errors: [{ line: 2, message: says }] });
  });
});

describe('hostile values are refused and named', () => {
  const eleven = Array.from({ length: 11 }, (_, at) => at + 1);
  test.each([
    { word: { partner: -1 }, field: 'partner', why: 'a negative id' },
    { word: { partner: 2 ** 31 }, field: 'partner', why: 'an id that the database cannot store' },
    { word: { partner: 1.5 }, field: 'partner', why: 'a fraction' },
    { word: { antonyms: [{ wordId: 'x', difference: '' }] }, field: 'wordId', why: 'an id that is text' },
    { word: { antonyms: [{ wordId: 1 }] }, field: 'difference', why: 'half a pair' },
    {
      word: { antonyms: eleven.map((wordId) => ({ wordId, difference: '' })) },
      field: 'antonyms',
      why: 'too many',
    },
    { word: { antonyms: 'x' }, field: 'antonyms', why: 'no list' },
    { word: { particles: [{ particle: '<b>', marks: '' }] }, field: 'particle', why: 'no kana' },
    { word: { particles: [{ particle: '', marks: '' }] }, field: 'particle', why: 'no particle' },
    { word: { particles: [null] }, field: 'particles', why: 'null in a list' },
    { word: { collocations: [{ phrase: ' ', meaning: 'x' }] }, field: 'phrase', why: 'a blank phrase' },
    { word: { collocations: [{ phrase: '水', meaning: 'a\u0000b' }] }, field: 'meaning', why: 'a zero byte' },
    { word: { warning: 'a\nb' }, field: 'warning', why: 'a line break' },
  ])('$why', async ({ word, field }) => {
    const body = { ...typed(firstWord), ...word };
    expect(await call('POST', '/api/items', { token: admin.token, body })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(await db.select().from(items)).toEqual([]);
  });

  test.each([
    { column: 'collocations', cell: '水', says: 'Cụm từ hay đi cùng: mỗi mục viết theo dạng a=b' },
    { column: 'particles', cell: 'に=a=b', says: 'Trợ từ đi kèm: mỗi mục viết theo dạng a=b' },
    { column: 'antonyms', cell: 'x=khác', says: 'Mã từ không đúng định dạng.' },
  ])('in a file: $column $cell', async ({ column, cell, says }) => {
    const file = `kanji,hiragana,mean,type,${column}\n水,みず,nước,N5,${cell}`;
    expect(await imported(file)).toMatchObject({
      applied: false,
      errors: [{ line: 2, message: expect.stringContaining(says) as string }],
    });
  });
});

test.each([
  { hiragana: 'みず', pitch: '0', why: 'stays while the reading does' },
  { hiragana: 'すい', pitch: '', why: 'is cleared with it' },
])('a pitch accent that was not sent $why', async ({ hiragana, pitch }) => {
  const { id } = await create(firstWord);
  const body = { kanji: '水', hiragana, mean: 'nước' };
  const reply = await call('PUT', `/api/items/${id}`, { token: admin.token, body });
  expect(reply.body).toMatchObject({ hiragana, pitch });
});
