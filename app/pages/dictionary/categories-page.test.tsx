import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Category } from '#contract/notebook/endpoints.ts';
import { ankiPageTexts } from '#contract/texts/anki-export.ts';
import { notebookTexts as texts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import CategoriesPage from './categories-page.tsx';

const work: Category = { id: 3, name: 'Đi làm', itemCount: 12 };
const lesson: Category = { id: 4, name: 'Bài 1', itemCount: 0 };

const LIST = 'GET /api/users/7/categories';
const CREATE = 'POST /api/favorites/categories';
const RENAME = 'PUT /api/categories/3';
const DELETE = 'DELETE /api/categories/3';
const done = () => Response.json({ statusCode: 200, message: 'Xong.' });

const open = (answers: Parameters<typeof renderWithApi>[1] = {}) =>
  renderWithApi(
    <CategoriesPage />,
    { [LIST]: () => Response.json([lesson, work]), ...answers },
    '/categories',
  );

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const chooseIn = async (category: Category, entry: string) => {
  await press(texts.actionsFor(category.name));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

async function fillIn(dialogName: string, name: string, saveLabel: string) {
  const dialog = await screen.findByRole('dialog', { name: dialogName });
  fireEvent.change(within(dialog).getByLabelText(texts.name), { target: { value: name } });
  fireEvent.click(within(dialog).getByRole('button', { name: saveLabel }));
  return dialog;
}

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(cleanup);

test('each category links to its words and shows their number', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Đi làm' });
  expect(link.getAttribute('href')).toBe('/categories/3/favorite-items');
  expect(screen.getByText('12 từ')).toBeDefined();
});

test.each([
  { listed: [lesson, work], count: 1, why: 'a notebook with words' },
  { listed: [lesson], count: 0, why: 'without a word there is nothing to list or export' },
])('links to all words and to Anki: $why', async ({ listed, count }) => {
  open({ [LIST]: () => Response.json(listed) });
  await screen.findByRole('link', { name: 'Bài 1' });
  const links = screen.queryAllByRole('link', { name: texts.seeAll });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/categories/all'));
  const exports = screen.queryAllByRole('link', { name: ankiPageTexts.link });
  expect(exports.map((link) => link.getAttribute('href'))).toEqual(
    Array(count).fill('/review/anki?category=all'),
  );
});

test('a new category is sent trimmed, and is sorted into the list', async () => {
  const { callsOf } = open({
    [CREATE]: () => Response.json({ id: 9, name: 'Chữ khó', itemCount: 0 }),
  });
  await press(texts.create);
  await fillIn(texts.create, '  Chữ khó ', texts.create);
  expect(await screen.findByText('Tạo danh mục thành công')).toBeDefined();
  expect(callsOf(CREATE)).toMatchObject([{ query: { name: 'Chữ khó' } }]);
  await waitFor(() => expect(names()).toEqual(['Bài 1', 'Chữ khó', 'Đi làm']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['', '   '])('a blank name (“%s”) is not sent', async (name) => {
  const { callsOf } = open();
  await press(texts.create);
  const dialog = await fillIn(texts.create, name, texts.create);
  expect(within(dialog).getByRole('alert').textContent).toBe('Tên danh mục không được bỏ trống');
  expect(callsOf(CREATE)).toEqual([]);
});

test.each([
  {
    answer: () => refusal(409, 'Bạn đã có danh mục này.', 'name'),
    says: 'Lỗi khi tạo danh mục: Bạn đã có danh mục này.',
    why: 'the message of the server',
  },
  {
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: `Lỗi khi tạo danh mục: ${uiTexts.loadFailed}`,
    why: 'our message when the server was not reached',
  },
])('a refused name stays in its field: $why', async ({ answer, says }) => {
  open({ [CREATE]: answer });
  await press(texts.create);
  const dialog = await fillIn(texts.create, 'Đi làm', texts.create);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(says);
  expect(within(dialog).getByLabelText<HTMLInputElement>(texts.name).value).toBe('Đi làm');
});

test('the dialog focuses the name field', async () => {
  open();
  await press(texts.create);
  const dialog = await screen.findByRole('dialog', { name: texts.create });
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText(texts.name)));
});

test('a category can be renamed', async () => {
  const { callsOf } = open({ [RENAME]: () => Response.json({ ...work, name: 'An toàn' }) });
  await chooseIn(work, texts.rename);
  const dialog = await screen.findByRole('dialog', { name: texts.renameTitle });
  expect(within(dialog).getByLabelText<HTMLInputElement>(texts.name).value).toBe('Đi làm');
  await fillIn(texts.renameTitle, 'An toàn', texts.rename);
  await waitFor(() => expect(names()).toEqual(['An toàn', 'Bài 1']));
  expect(callsOf(RENAME)).toMatchObject([{ body: { name: 'An toàn' } }]);
});

test.each([
  { category: work, says: texts.removesWords('12'), why: 'how many words are removed' },
  { category: lesson, says: texts.removesNothing, why: 'that no word is removed' },
])('deleting asks first and says $why', async ({ category, says }) => {
  const { callsOf } = open();
  await chooseIn(category, texts.remove);
  const question = await screen.findByRole('dialog', { name: texts.removeQuestion(category.name) });
  expect(within(question).getByText(says)).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: uiTexts.cancel }));
  expect(callsOf(DELETE)).toEqual([]);
});

test('a deleted category is removed from the list', async () => {
  open({ [DELETE]: done });
  await chooseIn(work, texts.remove);
  const question = await screen.findByRole('dialog', { name: texts.removeQuestion(work.name) });
  fireEvent.click(within(question).getByRole('button', { name: texts.remove }));
  await waitFor(() => expect(names()).toEqual(['Bài 1']));
});

test('a failed deletion keeps the category and shows the reason', async () => {
  open({ [DELETE]: () => refusal(404, 'Không có danh mục này.') });
  await chooseIn(work, texts.remove);
  const question = await screen.findByRole('dialog', { name: texts.removeQuestion(work.name) });
  fireEvent.click(within(question).getByRole('button', { name: texts.remove }));
  expect(await screen.findByText('Không có danh mục này.')).toBeDefined();
  expect(names()).toEqual(['Bài 1', 'Đi làm']);
});

test('an empty notebook links to the dictionary', async () => {
  open({ [LIST]: () => Response.json([]) });
  expect(await screen.findByText(texts.emptyTitle)).toBeDefined();
  expect(screen.getByRole('link', { name: texts.lookUp }).getAttribute('href')).toBe('/search');
});

test('a list that fails to load says so and can be retried', async () => {
  let answers = 0;
  open({ [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : Response.json([work])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  await press(uiTexts.tryAgain);
  expect(await screen.findByRole('link', { name: 'Đi làm' })).toBeDefined();
});
