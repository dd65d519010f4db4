import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CategoryChoice } from '#contract/notebook/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { notebookTexts, saveWordTexts } from '#contract/texts/notebook.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
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
const saveButton = () => screen.getByRole('button', { name: saveWordTexts.save });
const save = () => fireEvent.click(saveButton());
const nameField = () => screen.findByLabelText<HTMLInputElement>(saveWordTexts.newCategory);
const type = async (name: string) => fireEvent.change(await nameField(), { target: { value: name } });
async function create(name: string): Promise<void> {
  await type(name);
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

test('opens with “Từ của tôi” and the focus on Lưu, and creates that category with its first word', async () => {
  const { callsOf } = show({ [CREATE]: () => Response.json({ id: 9, name: 'Từ của tôi', itemCount: 0 }) });
  expect((await radio(/Từ của tôi/)).checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(saveButton()));
  expect(callsOf(CREATE)).toEqual([]);
  save();
  expect(await screen.findByText('Đã thêm vào danh mục yêu thích')).toBeDefined();
  expect(callsOf(CREATE)).toMatchObject([{ query: { name: 'Từ của tôi' } }]);
  expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '9', itemId: '2' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a notebook that has “Từ của tôi” gets no other', async () => {
  const { callsOf } = show({}, [n5, { ...hard, name: 'từ của tôi', contains: false }]);
  const own = await radio(/từ của tôi/i);
  expect(own.checked).toBe(true);
  expect(screen.getAllByRole('radio')[0]).toBe(own);
  save();
  await waitFor(() => expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '8' } }]));
  expect(callsOf(CREATE)).toEqual([]);
});

test.each(['', '  '])('a name that was deleted again (“%s”) leaves no choice', async (left) => {
  const { callsOf } = show({});
  await type('Bài');
  expect((await radio(/Từ của tôi/)).checked).toBe(false);
  await type(left);
  save();
  expect(alertTexts()).toEqual(['Vui lòng chọn danh mục']);
  expect(callsOf(ADD)).toEqual([]);
  fireEvent.click(await radio(/Bài N5/));
  expect(alertTexts()).toEqual([]);
});

test('a typed name and Lưu create the category and save the word there', async () => {
  const { sent } = show({ [CREATE]: () => Response.json({ id: 9, name: 'Đi làm', itemCount: 0 }) });
  await type('  Đi làm ');
  save();
  expect(await screen.findByText('Đã thêm vào danh mục yêu thích')).toBeDefined();
  expect(screen.getByText('Tạo danh mục thành công')).toBeDefined();
  expect(sent.slice(1)).toMatchObject([
    { call: CREATE, query: { name: 'Đi làm' } },
    { call: ADD, query: { categoryId: '9', itemId: '2' } },
  ]);
});

test('a typed name of an existing category saves there', async () => {
  const { callsOf } = show({});
  await type('bài n5');
  save();
  await waitFor(() => expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '7' } }]));
  expect(callsOf(CREATE)).toEqual([]);
});

test('a word that is refused does not create its category twice', async () => {
  let refuses = true;
  const { callsOf } = show({
    [CREATE]: () => Response.json({ id: 9, name: 'Đi làm', itemCount: 0 }),
    [ADD]: () => (refuses ? refusal(429, 'Bạn thao tác quá nhanh.') : Response.json(saved)),
  });
  await type('Đi làm');
  save();
  expect(await screen.findByText('Bạn thao tác quá nhanh.')).toBeDefined();
  expect((await radio(/Đi làm/)).checked).toBe(true);
  refuses = false;
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(callsOf(CREATE)).toHaveLength(1);
});

test('a name that Lưu cannot create stays with the reason', async () => {
  const { callsOf } = show({ [CREATE]: () => refusal(409, 'Sổ tay có tối đa 200 danh mục.') });
  await type('Đi làm');
  save();
  await waitFor(() => expect(alertTexts()).toEqual(['Lỗi khi tạo danh mục: Sổ tay có tối đa 200 danh mục.']));
  expect((await nameField()).value).toBe('Đi làm');
  expect(callsOf(ADD)).toEqual([]);
});

test('choosing a category drops the typed name', async () => {
  const { callsOf } = show({});
  await type('Đi làm');
  fireEvent.click(await radio(/Bài N5/));
  expect((await nameField()).value).toBe('');
  save();
  await waitFor(() => expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '7' } }]));
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
    answer: () => new Response('<h1>Server Error</h1>', { status: 500 }),
    shown: errorTexts.unexpected,
    why: 'a failure without a message (decision 012)',
  },
])('a failure is shown and the dialog stays open: $why', async ({ answer, shown }) => {
  show({ [ADD]: answer });
  fireEvent.click(await radio(/Hay quên/));
  save();
  await waitFor(() => expect(alertTexts()).toEqual([shown]));
  expect(onClose).not.toHaveBeenCalled();
});

const offline = () => Promise.reject(new TypeError('offline'));

test.each([
  { category: /Hay quên/, answers: { [CREATE]: offline, [ADD]: offline }, why: 'to an existing category' },
  {
    category: /Từ của tôi/,
    answers: { [CREATE]: offline, [ADD]: offline },
    why: 'to one that is created then',
  },
  {
    category: /Hay quên/,
    answers: { [CREATE]: offline, [ADD]: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) },
    why: 'also behind a proxy that does not reach the server: it is sent once (decision 058)',
  },
])('without a network the word is kept to be saved later, $why', async ({ category, answers }) => {
  show(answers);
  fireEvent.click(await radio(category));
  save();
  expect(await screen.findByText(outboxTexts.wordKept)).toBeDefined();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without a network “Từ của tôi” is offered although the categories are not known', async () => {
  const network = { isAway: true };
  const { callsOf } = show({
    [LIST]: () => (network.isAway ? offline() : Response.json([n5])),
    [CREATE]: () => (network.isAway ? offline() : Response.json({ id: 9, name: 'Từ của tôi', itemCount: 0 })),
  });
  expect((await radio(/Từ của tôi/)).checked).toBe(true);
  expect(screen.getByText(outboxTexts.offlineCategories)).toBeDefined();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  network.isAway = false;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(callsOf(ADD)).toMatchObject([{ query: { categoryId: '9', itemId: '2' } }]));
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

test('a list that failed to load can be retried', async () => {
  let reachable = false;
  show({ [LIST]: () => (reachable ? Response.json([n5]) : refusal(429, 'Bạn thao tác quá nhanh.')) });
  const retry = await screen.findByRole('button', { name: uiTexts.tryAgain });
  reachable = true;
  fireEvent.click(retry);
  expect(await radio(/Bài N5/)).toBeDefined();
});
