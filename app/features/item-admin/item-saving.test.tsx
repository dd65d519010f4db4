import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SavedItem } from '#contract/dictionary/item.ts';
import {
  blankWord,
  WORD_FIELD_NAMES,
  type WordFieldName,
  wordFields,
} from '#contract/dictionary/word-fields.ts';
import { itemAdminTexts as texts } from '#contract/texts/items.ts';
import { uiTexts, unsavedTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import {
  dialogOf,
  done,
  itemTable,
  kanjiShown,
  listedCompany,
  listedStudy,
  listOf,
  press,
  pressIn,
  unreachable,
} from '#app/testing/item-admin.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ItemAdmin } from './item-admin.tsx';

const changeId = '11111111-1111-4111-8111-111111111111';
const created: SavedItem = {
  ...listedStudy,
  id: 100_001,
  kanji: '学校',
  hiragana: 'がっこう',
  descriptions: [],
  changeId,
};

const LIST = 'GET /api/items';
const CREATE = 'POST /api/items';
const UPDATE = 'PUT /api/items/12';

const open = (answers: Answers = {}) =>
  renderWithApi(<ItemAdmin />, { [LIST]: () => listOf([listedStudy, listedCompany]), ...answers }, '/link');

const type = (dialog: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
const valueOf = (dialog: HTMLElement, label: string) =>
  within(dialog).getByLabelText<HTMLInputElement>(label).value;

async function openNew(): Promise<HTMLElement> {
  await itemTable();
  await press('Add new Item');
  return dialogOf(texts.addTitle);
}
async function openEdit(): Promise<HTMLElement> {
  pressIn(await itemTable(), 'Edit 勉強');
  return dialogOf(texts.editTitle);
}

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(cleanup);

test('a new item is at the top; blank examples are not sent', async () => {
  const { callsOf } = open({ [CREATE]: () => Response.json(created) });
  const dialog = await openNew();
  expect(valueOf(dialog, texts.labels.type)).toBe('N5');
  type(dialog, texts.labels.kanji, '学校');
  type(dialog, texts.labels.hiragana, 'がっこう');
  type(dialog, texts.labels.mean, 'trường học');
  type(dialog, texts.labels.wordClass, 'noun');
  pressIn(dialog, texts.addExample);
  type(dialog, texts.exampleText(2), '学校[がっこう]へ行[い]く。');
  type(dialog, texts.exampleTranslate(2), 'Đi đến trường.');
  pressIn(dialog, texts.save);

  expect(await screen.findByText('Create Item successfully')).toBeDefined();
  await waitFor(async () => expect(await kanjiShown()).toEqual(['学校', '勉強', '会社']));
  expect(callsOf(CREATE).map(({ body }) => body)).toEqual([
    {
      ...blankWord,
      kanji: '学校',
      hiragana: 'がっこう',
      sino: '',
      mean: 'trường học',
      type: 'N5',
      wordClass: 'noun',
      descriptions: [{ text: '学校[がっこう]へ行[い]く。', translate: 'Đi đến trường.' }],
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first example row stays, the others can be removed', async () => {
  open();
  const dialog = await openNew();
  expect(within(dialog).queryByRole('button', { name: texts.removeExample(1) })).toBeNull();
  pressIn(dialog, texts.addExample);
  pressIn(dialog, texts.removeExample(2));
  expect(within(dialog).queryByLabelText(texts.exampleText(2))).toBeNull();
  expect(within(dialog).getByLabelText(texts.exampleText(1))).toBeDefined();
});

test('an edit is prefilled with readings, replaces the row in place and sends `description`', async () => {
  const { callsOf } = open({ [UPDATE]: () => Response.json({ ...listedStudy, kanji: '勉學', changeId }) });
  const dialog = await openEdit();
  expect(valueOf(dialog, texts.exampleText(1))).toBe('毎日[まいにち]勉強[べんきょう]する。');
  type(dialog, texts.labels.kanji, '勉學');
  type(dialog, texts.labels.cognate, 'false-friend');
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

test('every line and every choice of a word can be edited', async () => {
  const { callsOf } = open({ [UPDATE]: () => Response.json({ ...listedStudy, changeId }) });
  const dialog = await openEdit();
  const typed: [WordFieldName, string][] = [];
  for (const name of WORD_FIELD_NAMES) {
    const field = wordFields[name];
    if (field.kind === 'line') typed.push([name, `typed as ${name}`]);
    if (field.kind === 'choice') typed.push([name, field.options.at(-1) ?? '']);
  }
  for (const [name, value] of typed) type(dialog, texts.labels[name], value);
  pressIn(dialog, texts.save);
  await waitFor(() => expect(callsOf(UPDATE)).toMatchObject([{ body: Object.fromEntries(typed) }]));
});

const savings: readonly { start: () => Promise<HTMLElement>; answers: Answers; why: string }[] = [
  { start: openNew, answers: { [CREATE]: () => Response.json(created) }, why: 'a new item' },
  {
    start: openEdit,
    answers: { [UPDATE]: () => Response.json({ ...listedStudy, changeId }) },
    why: 'an edited one',
  },
];

test.each(savings)('a saved item can be undone by the id of its change: $why', async ({ start, answers }) => {
  const UNDO = `POST /api/items/changes/${changeId}/undo`;
  const { callsOf } = open({ ...answers, [UNDO]: done });
  pressIn(await start(), texts.save);
  await press(texts.undo);
  expect(await screen.findByText(texts.undone)).toBeDefined();
  expect(callsOf(UNDO)).toHaveLength(1);
});

test('saved without changes: the dialog closes, and there is nothing to undo', async () => {
  open({ [UPDATE]: () => Response.json({ ...listedStudy, changeId: null }) });
  pressIn(await openEdit(), texts.save);
  expect(await screen.findByText('Update Item successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: texts.undo })).toBeNull();
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
    why: 'adding, server unreachable',
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
    why: 'editing, the server failed',
  },
  {
    start: openEdit,
    answers: { [UPDATE]: unreachable },
    toast: 'Error updating item',
    sentence: uiTexts.loadFailed,
    why: 'editing, server unreachable',
  },
];

test.each(failures)(
  'a failure shows a toast and the reason in the dialog, and keeps the typed text: $why',
  async (failure) => {
    open(failure.answers);
    const dialog = await failure.start();
    type(dialog, texts.labels.mean, 'vừa gõ');
    pressIn(dialog, texts.save);
    expect(await screen.findByText(failure.toast)).toBeDefined();
    expect(within(dialog).getByText(failure.sentence)).toBeDefined();
    expect(valueOf(dialog, texts.labels.mean)).toBe('vừa gõ');
  },
);

test('a refusal marks its field; one about an example is shown at the examples', async () => {
  open({ [CREATE]: () => refusal(400, 'Câu dài tối đa 200 ký tự.', 'text') });
  const dialog = await openNew();
  pressIn(dialog, texts.save);
  const sentence = await within(dialog).findByText('Câu dài tối đa 200 ký tự.');
  expect(sentence.closest('fieldset')).not.toBeNull();
});

test('closing asks before typed text is discarded', async () => {
  open();
  const dialog = await openNew();
  type(dialog, texts.labels.kanji, '学校');
  pressIn(dialog, uiTexts.cancel);
  const question = await dialogOf(unsavedTexts.question);
  pressIn(question, unsavedTexts.keepTyping);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: unsavedTexts.question })).toBeNull());
  expect(valueOf(dialog, texts.labels.kanji)).toBe('学校');
  pressIn(dialog, uiTexts.cancel);
  pressIn(await dialogOf(unsavedTexts.question), unsavedTexts.discard);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
