import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportReport } from '#contract/dictionary/admin-endpoints.ts';
import { fileImportTexts as fileTexts } from '#contract/texts/files.ts';
import { itemAdminTexts as texts } from '#contract/texts/items.ts';
import { formatFileDay } from '#app/lib/format.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { dialogOf, done, listedStudy, listOf, press, pressIn } from '#app/testing/item-admin.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ItemAdmin } from './item-admin.tsx';

const importId = '22222222-2222-4222-8222-222222222222';

const IMPORT = 'POST /api/items/import';
const UNDO_IMPORT = `POST /api/items/changes/${importId}/undo`;

const open = (answers: Answers) =>
  renderWithApi(<ItemAdmin />, { 'GET /api/items': () => listOf([listedStudy]), ...answers }, '/link');

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
  fireEvent.change(within(dialog).getByLabelText(fileTexts.file), { target: { files: [file] } });
  return dialog;
}
const importButton = (dialog: HTMLElement) =>
  within(dialog).getByRole<HTMLButtonElement>('button', { name: fileTexts.confirm });

test('a chosen file is checked at once; importing is a second step, with a report and undo', async () => {
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
    says: ['Dòng 3', 'Nghĩa không được bỏ trống.', fileTexts.moreErrors('6')],
    why: 'errors, with line numbers',
  },
  {
    report: { ...clean, created: 0, edited: 0, unchanged: 5 },
    says: [texts.importNothing],
    why: 'it contains nothing new',
  },
])('the file cannot be imported: $why', async ({ report, says }) => {
  open({ [IMPORT]: () => Response.json(report) });
  const dialog = await chooseFile();
  for (const text of says) expect(await within(dialog).findByText(text)).toBeDefined();
  expect(importButton(dialog).disabled).toBe(true);
});

test('a file that is refused as a whole shows the reason, and another one can be chosen', async () => {
  let answers = 0;
  open({
    [IMPORT]: () => (answers++ === 0 ? refusal(400, 'Tệp trống.', 'file') : Response.json(clean)),
  });
  const dialog = await chooseFile();
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Tệp trống.');
  expect(importButton(dialog).disabled).toBe(true);
  const other = new File(['x'], 'khac.csv');
  fireEvent.change(within(dialog).getByLabelText(fileTexts.file), { target: { files: [other] } });
  expect(await within(dialog).findByText(texts.importReady)).toBeDefined();
  expect(importButton(dialog).disabled).toBe(false);
});

test('an import that finds a new error changes nothing and shows it', async () => {
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

test('the export is a file that spreadsheets recognize as UTF-8', async () => {
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
