import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from '#contract/dictionary/item.ts';
import type { ImportReport, ItemChange } from '#contract/dictionary/upkeep-endpoints.ts';
import { itemAdminTexts as texts } from '#contract/texts/item-admin.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ItemAdmin } from './item-admin.tsx';

const study: Item = {
  id: 12,
  kanji: '勉強',
  hiragana: 'べんきょう',
  sino: 'MIỄN CƯỜNG',
  mean: 'việc học',
  type: 'N5',
  wordClass: null,
  descriptions: [],
  kanjis: [],
  variants: '',
  cognate: null,
};
const change: ItemChange = {
  id: '11111111-1111-4111-8111-111111111111',
  kind: 'deleted',
  words: ['勉強'],
  count: 1,
  by: 'admin@vi.vn',
  createdAt: '2026-11-05T07:08:09.000Z',
  undoable: true,
  undone: false,
};
const importId = '22222222-2222-4222-8222-222222222222';
const bulk: ItemChange = {
  ...change,
  id: importId,
  kind: 'imported',
  words: ['学校', '会社', '駅'],
  count: 120,
};

const LIST = 'GET /api/items';
const CHANGES = 'GET /api/items/changes';
const DELETE = 'DELETE /api/items/12';
const IMPORT = 'POST /api/items/import';
const UNDO = `POST /api/items/changes/${change.id}/undo`;
const UNDO_IMPORT = `POST /api/items/changes/${importId}/undo`;
const done = () => Response.json({ statusCode: 200, message: 'Xong.' });
const listOf = (rows: readonly object[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });

const open = (answers: Answers) =>
  renderWithApi(<ItemAdmin />, { [LIST]: () => listOf([study]), ...answers }, '/link');

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const pressIn = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));
const dialogOf = (name: string) => screen.findByRole('dialog', { name });

async function deleteWord(): Promise<void> {
  const [inTable] = await screen.findAllByRole('button', { name: 'Delete 勉強' });
  if (inTable) fireEvent.click(inTable);
  pressIn(await dialogOf(texts.deleteQuestion), texts.deleteConfirm);
}

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const others = [
  { ...change, id: '33333333-3333-4333-8333-333333333333', by: 'khac@vi.vn' },
  { ...change, id: '44444444-4444-4444-8444-444444444444', kind: 'edited' },
  { ...change, id: '55555555-5555-4555-8555-555555555555', words: ['会社'] },
  { ...change, id: '66666666-6666-4666-8666-666666666666', undoable: false, undone: true },
];

test('the last change is taken back: one’s own, of that kind and word, and the list is read anew', async () => {
  const { callsOf } = open({
    [DELETE]: done,
    [CHANGES]: () => listOf([...others, change]),
    [UNDO]: done,
  });
  await deleteWord();
  await press(texts.undo);
  expect(await screen.findByText(texts.undone)).toBeDefined();
  expect(callsOf(UNDO)).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText(texts.done.deleted)).toBeNull());
  expect(callsOf(LIST).length).toBeGreaterThan(2);
});

test('a change that is no longer there to take back is not mistaken for another one', async () => {
  const { sent } = open({ [DELETE]: done, [CHANGES]: () => listOf(others) });
  await deleteWord();
  await press(texts.undo);
  expect(await screen.findByText(texts.undoLost)).toBeDefined();
  expect(sent.filter(({ call }) => call.endsWith('/undo'))).toEqual([]);
});

test('an undo that is refused says why and keeps its button', async () => {
  open({
    [DELETE]: done,
    [CHANGES]: () => listOf([change]),
    [UNDO]: () => refusal(409, 'Từ này đã bị sửa tiếp.'),
  });
  await deleteWord();
  await press(texts.undo);
  expect(await screen.findByText('Từ này đã bị sửa tiếp.')).toBeDefined();
  expect(screen.getByRole('button', { name: texts.undo })).toBeDefined();
});

test('the history tells who did what; only what can be taken back has a button', async () => {
  open({
    [CHANGES]: () => listOf([bulk, { ...change, by: null, undoable: false, undone: true }], 45),
  });
  await press(texts.history);
  const dialog = await dialogOf(texts.history);
  const [first, second] = await within(dialog).findAllByRole('listitem');
  expect(first?.textContent).toContain('学校、会社、駅 và 117 từ khác');
  expect(first?.textContent).toContain('admin@vi.vn');
  expect(second?.textContent).toContain(texts.someoneGone);
  expect(second?.textContent).toContain(texts.wasUndone);
  expect(within(dialog).getAllByRole('button', { name: texts.undo })).toHaveLength(1);
  expect(within(dialog).getByText(uiTexts.pageOf(1, 3))).toBeDefined();
});

test('a single change is taken back at once, and the history follows', async () => {
  let undone = false;
  open({
    [CHANGES]: () => listOf([{ ...change, undoable: !undone, undone }]),
    [UNDO]: () => {
      undone = true;
      return done();
    },
  });
  await press(texts.history);
  const dialog = await dialogOf(texts.history);
  fireEvent.click(await within(dialog).findByRole('button', { name: texts.undo }));
  expect(await within(dialog).findByText(texts.wasUndone)).toBeDefined();
});

test('a whole import is taken back only after a question', async () => {
  const { callsOf } = open({ [CHANGES]: () => listOf([bulk]), [UNDO_IMPORT]: done });
  await press(texts.history);
  const dialog = await dialogOf(texts.history);
  fireEvent.click(await within(dialog).findByRole('button', { name: texts.undo }));
  const question = await dialogOf(texts.undoImportQuestion('120'));
  expect(callsOf(UNDO_IMPORT)).toEqual([]);
  pressIn(question, texts.undo);
  await waitFor(() => expect(callsOf(UNDO_IMPORT)).toHaveLength(1));
});

const clean: ImportReport = {
  applied: false,
  rows: 5,
  created: 2,
  edited: 1,
  unchanged: 2,
  errors: [],
  errorCount: 0,
  changeId: null,
};

async function chooseFile(): Promise<HTMLElement> {
  await press(texts.import);
  const dialog = await dialogOf(texts.importTitle);
  const file = new File(['kanji,hiragana,mean,type\n'], 'tu-moi.csv', { type: 'text/csv' });
  fireEvent.change(within(dialog).getByLabelText(texts.importFile), { target: { files: [file] } });
  return dialog;
}
const importButton = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: texts.importConfirm });

test('a chosen file is checked at once; importing is a second step, with a report and the way back', async () => {
  const { callsOf } = open({
    [IMPORT]: (request) => {
      const dryRun = new URL(request.url).searchParams.get('dryRun') === 'true';
      return Response.json(dryRun ? clean : { ...clean, applied: true, changeId: importId });
    },
    [UNDO_IMPORT]: done,
  });
  const dialog = await chooseFile();
  expect(await within(dialog).findByText(texts.importReady)).toBeDefined();
  expect(callsOf(IMPORT)).toMatchObject([{ query: { dryRun: 'true' } }]);
  fireEvent.click(importButton(dialog));

  expect(await screen.findByText(texts.imported('tu-moi.csv', '2', '1', '2'))).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf(IMPORT)[1]).toMatchObject({ query: { dryRun: 'false' } });
  await press(texts.undo);
  pressIn(await dialogOf(texts.undoImportQuestion('3')), texts.undo);
  await waitFor(() => expect(callsOf(UNDO_IMPORT)).toHaveLength(1));
});

test.each([
  {
    report: { ...clean, errors: [{ line: 3, message: 'Nghĩa không được bỏ trống.' }], errorCount: 7 },
    says: ['Dòng 3', 'Nghĩa không được bỏ trống.', texts.moreErrors('6')],
    why: 'errors, by their lines',
  },
  {
    report: { ...clean, created: 0, edited: 0, unchanged: 5 },
    says: [texts.importNothing],
    why: 'nothing new in it',
  },
])('such a file cannot be imported: $why', async ({ report, says }) => {
  open({ [IMPORT]: () => Response.json(report) });
  const dialog = await chooseFile();
  for (const text of says) expect(await within(dialog).findByText(text)).toBeDefined();
  expect(importButton(dialog).disabled).toBe(true);
});

test('a file that is refused as a whole says why, and another one can be chosen', async () => {
  let answers = 0;
  open({
    [IMPORT]: () => (answers++ === 0 ? refusal(400, 'Tệp trống.', 'file') : Response.json(clean)),
  });
  const dialog = await chooseFile();
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Tệp trống.');
  expect(importButton(dialog).disabled).toBe(true);
  const other = new File(['x'], 'khac.csv');
  fireEvent.change(within(dialog).getByLabelText(texts.importFile), { target: { files: [other] } });
  expect(await within(dialog).findByText(texts.importReady)).toBeDefined();
  expect(importButton(dialog).disabled).toBe(false);
});

test('a run that finds an error after all changes nothing and shows it', async () => {
  open({
    [IMPORT]: (request) =>
      Response.json(
        request.url.includes('dryRun=true')
          ? clean
          : { ...clean, errors: [{ line: 2, message: 'Từ này vừa được thêm.' }], errorCount: 1 },
      ),
  });
  const dialog = await chooseFile();
  await within(dialog).findByText(texts.importReady);
  fireEvent.click(importButton(dialog));
  expect(await within(dialog).findByText('Từ này vừa được thêm.')).toBeDefined();
  expect(importButton(dialog).disabled).toBe(true);
});

test('the export becomes a file that spreadsheets take for UTF-8', async () => {
  const saved: { name: string; content: Promise<ArrayBuffer> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    blob = content as Blob;
    return 'blob:items';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blob.arrayBuffer() });
  });
  open({ 'GET /api/items/export': () => new Response('\uFEFFid,kanji\n1,学校\n') });
  await press(texts.export);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(texts.exportFile(formatFileDay(new Date())));
  const bytes = Buffer.from((await saved[0]?.content) ?? new ArrayBuffer());
  expect(bytes.toString('utf8')).toBe('\uFEFFid,kanji\n1,学校\n');
});
