import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CategoryChoice } from '#contract/notebook/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { notebookTexts, saveWordTexts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { alertTexts } from '#app/testing/alert-texts.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import SaveWordDialog from './save-word-dialog.tsx';

const LIST = 'GET /api/favorites/categories';
const CREATE = 'POST /api/favorites/categories';
const ADD = 'POST /api/favorites/add';

const n5: CategoryChoice = { id: 7, name: 'Bài N5', itemCount: 3, contains: false };
const hard: CategoryChoice = { id: 8, name: 'Hay quên', itemCount: 1, contains: true };
const word = { id: 2, kanji: '勉強', mean: 'việc học' };
const saved = { id: 1, item: { ...word, sino: '', hiragana: 'べんきょう', type: 'N5' } };

const onClose = vi.fn<() => void>();
const show = (answers: Answers, choices: CategoryChoice[] = [n5, hard]) =>
  renderWithApi(<SaveWordDialog word={word} userId={1} onClose={onClose} />, {
    [LIST]: () => Response.json(choices),
    [ADD]: () => Response.json(saved),
    ...answers,
  });
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: saveWordTexts.save }));
const nameField = () => screen.findByLabelText<HTMLInputElement>(saveWordTexts.newCategory);
async function create(name: string): Promise<void> {
  fireEvent.change(await nameField(), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: notebookTexts.create }));
}

beforeEach(() => onClose.mockClear());
afterEach(cleanup);

test('the word goes into the chosen category, and the dialog closes', async () => {
  const { callsOf } = show({});
  fireEvent.click(await radio(/Bài N5/));
  save();
  expect(await screen.findByText('Đã thêm vào danh mục yêu thích')).toBeDefined();
  expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '7', itemId: '2' } }]);
  expect(callsOf(LIST)).toMatchObject([{ query: { itemId: '2' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('no category is preselected, and without a choice nothing is saved', async () => {
  const { callsOf } = show({});
  await radio(/Bài N5/);
  save();
  expect(alertTexts()).toEqual(['Vui lòng chọn danh mục']);
  expect(callsOf(ADD)).toEqual([]);
  fireEvent.click(await radio(/Bài N5/));
  expect(alertTexts()).toEqual([]);
});

test('categories that already have the word are marked', async () => {
  show({});
  expect(await radio(new RegExp(`Hay quên.*${saveWordTexts.contains}`))).toBeDefined();
  expect(screen.getAllByText(saveWordTexts.contains)).toHaveLength(1);
});

test.each([
  {
    answer: () => refusal(409, 'Từ này đã có trong danh mục'),
    shown: 'Từ này đã có trong danh mục',
    why: 'refused',
  },
  {
    answer: () => Promise.reject(new TypeError('offline')),
    shown: uiTexts.loadFailed,
    why: 'server not reached',
  },
  {
    answer: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }),
    shown: errorTexts.unexpected,
    why: 'a proxy answered, so it is not known whether the word was saved (decision 012)',
  },
])('a failure is shown and the dialog stays open: $why', async ({ answer, shown }) => {
  show({ [ADD]: answer });
  fireEvent.click(await radio(/Hay quên/));
  save();
  await waitFor(() => expect(alertTexts()).toEqual([shown]));
  expect(onClose).not.toHaveBeenCalled();
});

test('a new category is selected at once', async () => {
  const { callsOf } = show({
    [CREATE]: () => Response.json({ id: 9, name: 'Đi làm', itemCount: 0 }),
  });
  await create('  Đi làm ');
  expect(await screen.findByText('Tạo danh mục thành công')).toBeDefined();
  expect((await radio(/Đi làm/)).checked).toBe(true);
  expect((await nameField()).value).toBe('');
  expect(callsOf(CREATE)).toMatchObject([{ query: { name: 'Đi làm' } }]);
  save();
  await waitFor(() => expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '9' } }]));
});

test.each(['', '  '])('a category needs a name (“%s” is none)', async (name) => {
  const { callsOf } = show({});
  await create(name);
  expect(alertTexts()).toEqual(['Tên danh mục không được bỏ trống']);
  expect(callsOf(CREATE)).toEqual([]);
});

test('a category that cannot be created shows the reason and keeps the name', async () => {
  show({ [CREATE]: () => refusal(409, 'Bạn đã có danh mục này.') });
  await create('Bài N5');
  await waitFor(() => expect(alertTexts()).toEqual(['Lỗi khi tạo danh mục: Bạn đã có danh mục này.']));
  expect((await nameField()).value).toBe('Bài N5');
});

test('without a category the form to create one comes first', async () => {
  show({}, []);
  expect(await screen.findByText(saveWordTexts.firstCategory)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(await nameField()).toBeDefined();
});

test('a list that failed to load can be retried', async () => {
  let reachable = false;
  show({ [LIST]: () => (reachable ? Response.json([n5]) : refusal(429, 'Bạn thao tác quá nhanh.')) });
  const retry = await screen.findByRole('button', { name: uiTexts.tryAgain });
  reachable = true;
  fireEvent.click(retry);
  expect(await radio(/Bài N5/)).toBeDefined();
});
