import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import { itemAdminTexts as texts } from '#contract/texts/item-admin.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ItemAdminPage from './item-admin-page.tsx';

const study: Item = {
  id: 12,
  kanji: '勉強',
  hiragana: 'べんきょう',
  sino: 'MIỄN CƯỜNG',
  mean: 'việc học',
  type: 'N5',
  wordClass: 'noun-suru',
  descriptions: [
    { text: '毎日勉強する。', translate: 'Ngày nào cũng học.', ruby: '毎日[まいにち]勉強[べんきょう]する。' },
  ],
  kanjis: [],
  variants: '',
  cognate: null,
};
const company: Item = { ...study, id: 11, kanji: '会社', hiragana: 'かいしゃ', descriptions: [], type: 'N4' };
const made: Item = { ...study, id: 100_001, kanji: '学校', hiragana: 'がっこう', descriptions: [] };

const LIST = 'GET /api/items';
const CREATE = 'POST /api/items';
const UPDATE = 'PUT /api/items/12';
const DELETE = 'DELETE /api/items/12';
const CHANGES = 'GET /api/items/changes';
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const done = () => Response.json({ statusCode: 200, message: 'Xong.' });
const listOf = (rows: readonly object[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });

const open = (answers: Answers = {}, address = '/link') =>
  renderWithApi(
    <ItemAdminPage />,
    { [LIST]: () => listOf([study, company]), [CHANGES]: () => listOf([]), ...answers },
    address,
  );

const table = () => screen.findByRole('table', { name: texts.title });
const kanjiShown = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pressInTable = async (name: string) =>
  fireEvent.click(within(await table()).getByRole('button', { name }));
const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
const valueOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText<HTMLInputElement>(label).value;
const pressIn = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));

async function openNew(): Promise<HTMLElement> {
  await table();
  await press('Add new Item');
  return screen.findByRole('dialog', { name: texts.addTitle });
}
async function openEdit(): Promise<HTMLElement> {
  await pressInTable('Edit 勉強');
  return screen.findByRole('dialog', { name: texts.editTitle });
}
async function confirmDelete(): Promise<void> {
  await pressInTable('Delete 勉強');
  pressIn(await screen.findByRole('dialog', { name: texts.deleteQuestion }), texts.deleteConfirm);
}

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(cleanup);

test('the table has the columns of the spec, with the pairs of the examples', async () => {
  open();
  const headings = within(await table()).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    '#',
    'Kanji',
    'Hiragana',
    'Hán Việt',
    'Mean',
    'Descriptions',
    'Type',
    'Actions',
  ]);
  const row = within(await table()).getAllByRole('row')[1];
  for (const text of [
    '12',
    '勉強',
    'べんきょう',
    'MIỄN CƯỜNG',
    'việc học',
    '毎日勉強する。',
    'Ngày nào cũng học.',
    'N5',
  ])
    expect(row?.textContent).toContain(text);
});

test('a new item stands at the top; blank examples are not sent', async () => {
  const { callsOf } = open({ [CREATE]: () => Response.json(made) });
  const dialog = await openNew();
  expect(valueOf(dialog, texts.type)).toBe('N5');
  type(dialog, texts.kanji, '学校');
  type(dialog, texts.hiragana, 'がっこう');
  type(dialog, texts.mean, 'trường học');
  type(dialog, texts.wordClass, 'noun');
  pressIn(dialog, texts.addExample);
  type(dialog, texts.exampleText(2), '学校[がっこう]へ行[い]く。');
  type(dialog, texts.exampleTranslate(2), 'Đi đến trường.');
  pressIn(dialog, texts.save);

  expect(await screen.findByText('Create Item successfully')).toBeDefined();
  await waitFor(async () => expect(await kanjiShown()).toEqual(['学校', '勉強', '会社']));
  expect(callsOf(CREATE).map(({ body }) => body)).toEqual([
    {
      kanji: '学校',
      hiragana: 'がっこう',
      sino: '',
      mean: 'trường học',
      type: 'N5',
      wordClass: 'noun',
      variants: '',
      cognate: null,
      descriptions: [{ text: '学校[がっこう]へ行[い]く。', translate: 'Đi đến trường.' }],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first row of examples stays, the others can go', async () => {
  open();
  const dialog = await openNew();
  expect(within(dialog).queryByRole('button', { name: texts.removeExample(1) })).toBeNull();
  pressIn(dialog, texts.addExample);
  pressIn(dialog, texts.removeExample(2));
  expect(within(dialog).queryByLabelText(texts.exampleText(2))).toBeNull();
  expect(within(dialog).getByLabelText(texts.exampleText(1))).toBeDefined();
});

test('an edit is prefilled with the readings, replaces the row in place and sends `description`', async () => {
  const { callsOf } = open({ [UPDATE]: () => Response.json({ ...study, kanji: '勉學' }) });
  const dialog = await openEdit();
  expect(valueOf(dialog, texts.exampleText(1))).toBe('毎日[まいにち]勉強[べんきょう]する。');
  type(dialog, texts.kanji, '勉學');
  type(dialog, texts.cognate, 'false-friend');
  type(dialog, texts.cognateNote, 'không phải “miễn cưỡng”');
  pressIn(dialog, texts.save);
  expect(await screen.findByText('Update Item successfully')).toBeDefined();
  await waitFor(async () => expect(await kanjiShown()).toEqual(['勉學', '会社']));
  expect(callsOf(UPDATE)).toMatchObject([
    {
      body: {
        kanji: '勉學',
        cognate: { kind: 'false-friend', note: 'không phải “miễn cưỡng”' },
        description: [{ text: '毎日[まいにち]勉強[べんきょう]する。', translate: 'Ngày nào cũng học.' }],
      },
    },
  ]);
});

const failures: readonly {
  start: () => Promise<HTMLElement>;
  answers: Answers;
  toast: string;
  sentence: string;
  why: string;
}[] = [
  {
    start: openNew,
    answers: { [CREATE]: () => refusal(409, 'Từ này đã có.', 'kanji') },
    toast: 'Create Item Failed',
    sentence: 'Từ này đã có.',
    why: 'adding, refused',
  },
  {
    start: openNew,
    answers: { [CREATE]: unreachable },
    toast: 'Create Item Failed',
    sentence: uiTexts.loadFailed,
    why: 'adding, not reached',
  },
  {
    start: openEdit,
    answers: { [UPDATE]: () => refusal(400, 'Cách đọc không đúng định dạng.', 'hiragana') },
    toast: 'Update Item Failed',
    sentence: 'Cách đọc không đúng định dạng.',
    why: 'editing, refused',
  },
  {
    start: openEdit,
    answers: { [UPDATE]: () => refusal(500, 'Máy chủ gặp sự cố.') },
    toast: 'Error updating item',
    sentence: 'Máy chủ gặp sự cố.',
    why: 'editing, the server broke',
  },
  {
    start: openEdit,
    answers: { [UPDATE]: unreachable },
    toast: 'Error updating item',
    sentence: uiTexts.loadFailed,
    why: 'editing, not reached',
  },
];

test.each(failures)(
  'a failure says so in a toast and why in the dialog, and loses nothing: $why',
  async (failure) => {
    open(failure.answers);
    const dialog = await failure.start();
    type(dialog, texts.mean, 'vừa gõ');
    pressIn(dialog, texts.save);
    expect(await screen.findByText(failure.toast)).toBeDefined();
    expect(within(dialog).getByText(failure.sentence)).toBeDefined();
    expect(valueOf(dialog, texts.mean)).toBe('vừa gõ');
  },
);

test('a refusal marks its field; one about some sentence stands at the examples', async () => {
  open({ [CREATE]: () => refusal(400, 'Câu dài tối đa 200 ký tự.', 'text') });
  const dialog = await openNew();
  pressIn(dialog, texts.save);
  const sentence = await within(dialog).findByText('Câu dài tối đa 200 ký tự.');
  expect(sentence.closest('fieldset')).not.toBeNull();
});

test('closing asks before it throws away what was typed', async () => {
  open();
  const dialog = await openNew();
  type(dialog, texts.kanji, '学校');
  pressIn(dialog, uiTexts.cancel);
  const question = await screen.findByRole('dialog', { name: texts.discardQuestion });
  pressIn(question, texts.keepTyping);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.discardQuestion })).toBeNull());
  expect(valueOf(dialog, texts.kanji)).toBe('学校');
  pressIn(dialog, uiTexts.cancel);
  pressIn(await screen.findByRole('dialog', { name: texts.discardQuestion }), texts.discard);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('deleting asks, then the row goes, and the way back has the focus', async () => {
  let rows = [study, company];
  open({
    [LIST]: () => listOf(rows),
    [DELETE]: () => {
      rows = [company];
      return done();
    },
  });
  await confirmDelete();
  expect(await screen.findByText('Delete Item successfully')).toBeDefined();
  await waitFor(async () => expect(await kanjiShown()).toEqual(['会社']));
  const undo = screen.getByRole('button', { name: texts.undo });
  await waitFor(() => expect(document.activeElement).toBe(undo));
});

test.each([
  { answer: () => refusal(404, 'Không có mục từ này.'), says: 'Error: Không có mục từ này.', why: 'refused' },
  { answer: unreachable, says: `Error: ${uiTexts.loadFailed}`, why: 'not reached' },
])('a deletion that fails is told in a line above the list: $why', async ({ answer, says }) => {
  open({ [DELETE]: answer });
  await confirmDelete();
  const line = await screen.findByText(says);
  expect(line.compareDocumentPosition(await table())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await kanjiShown()).toEqual(['勉強', '会社']);
});

test('search and page come from the address', async () => {
  const { sent } = open({ [LIST]: () => listOf([study], 45) }, '/link?search=hoc&page=2');
  expect(await screen.findByText(texts.found('45'))).toBeDefined();
  expect(sent).toMatchObject([{ query: { search: 'hoc', page: '2', size: '20' } }]);
  expect(screen.getByLabelText<HTMLInputElement>(texts.search).value).toBe('hoc');
});

test('nothing found: offers the whole list', async () => {
  open({ [LIST]: () => listOf([]) }, '/link?search=zzz');
  expect((await screen.findByRole('link', { name: texts.showAll })).getAttribute('href')).toBe('/link');
});

test('a list that cannot be had says so and is asked for again', async () => {
  let answers = 0;
  open({ [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : listOf([study])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  await press(uiTexts.tryAgain);
  expect(await kanjiShown()).toEqual(['勉強']);
});
