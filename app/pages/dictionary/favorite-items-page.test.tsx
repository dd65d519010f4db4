import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FAVORITES_PER_PAGE } from '#contract/limits.ts';
import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { notebookTexts as texts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { renderScreens } from '#app/testing/render-screens.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ToastArea } from '#app/ui/overlays/toast.tsx';
import FavoriteItemsPage from './favorite-items-page.tsx';

const work: Category = { id: 3, name: 'Đi làm', itemCount: 3 };
const school: Category = { id: 4, name: 'Đi học', itemCount: 0 };

const favorite = (id: number, kanji: string, hiragana: string, sino: string): FavoriteItem => ({
  id,
  item: { id: id * 10, kanji, hiragana, sino, mean: `nghĩa ${id}`, type: 'N4' },
});
const study = favorite(1, '勉強', 'べんきょう', 'MIỄN CƯỜNG');
const company = favorite(2, '会社', 'かいしゃ', 'HỘI XÃ');
const here = favorite(5, 'ここ', 'ここ', '');

const CATEGORIES = 'GET /api/users/7/categories';
const LIST = 'GET /api/categories/3/favorite-items';
const REMOVE = 'DELETE /api/favorites/2';
const ADD = 'POST /api/favorites/add';
const MOVE = 'PUT /api/favorites/2/category';
const done = () => Response.json({ statusCode: 200, message: 'Xong.' });

function open(answers: Answers = {}, address = '/categories/3/favorite-items') {
  return renderScreens({
    screens: [
      {
        path: '/categories/:categoryId/favorite-items',
        element: (
          <>
            <FavoriteItemsPage />
            <ToastArea />
          </>
        ),
      },
    ],
    address,
    answers: {
      [CATEGORIES]: () => Response.json([work, school]),
      [LIST]: () => Response.json([study, company, here]),
      ...answers,
    },
  });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const chooseFor = async ({ item }: FavoriteItem, entry: string) => {
  await press(texts.actionsFor(item.kanji));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const rows = () => within(screen.getByRole('list', { name: texts.itemsTitle })).getAllByRole('listitem');
const words = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(cleanup);

test('shows the name of the category, and each word links to its search', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Đi làm' })).toBeDefined();
  const link = await screen.findByRole('link', { name: '勉強' });
  expect(link.getAttribute('href')).toBe(`/search?kanji=${encodeURIComponent('勉強')}`);
  const [card] = rows();
  for (const text of ['べんきょう', 'MIỄN CƯỜNG', 'nghĩa 1', 'N4']) expect(card?.textContent).toContain(text);
  expect(screen.getByText(texts.words('3'))).toBeDefined();
});

test('a kana word is not shown twice', async () => {
  open();
  await screen.findByRole('link', { name: 'ここ' });
  expect(screen.getAllByText('ここ')).toHaveLength(1);
});

test('a removed word leaves an undo card, and returns to its place', async () => {
  const { bodiesOf } = open({
    [REMOVE]: done,
    [ADD]: (request) => {
      expect(new URL(request.url).search).toBe('?categoryId=3&itemId=20');
      return Response.json({ ...company, id: 9 });
    },
  });
  await screen.findByRole('link', { name: '会社' });
  await chooseFor(company, texts.takeOut);
  const undo = await screen.findByRole('button', { name: texts.undo });
  expect(words()).toEqual(['勉強', 'ここ']);
  expect(rows()[1]?.textContent).toContain(texts.takenOut);
  expect(screen.getByText(texts.words('2'))).toBeDefined();
  expect(document.activeElement).toBe(undo);

  fireEvent.click(undo);
  const back = await screen.findByRole('link', { name: '会社' });
  expect(words()).toEqual(['勉強', '会社', 'ここ']);
  expect(document.activeElement).toBe(back);
  expect(bodiesOf(ADD)).toHaveLength(1);
});

test('a word can be moved to another category, and back', async () => {
  const { bodiesOf } = open({ [MOVE]: () => Response.json(company) });
  await screen.findByRole('link', { name: '会社' });
  await chooseFor(company, texts.move);
  const dialog = await screen.findByRole('dialog', { name: texts.move });
  const options = within(dialog).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Đi học']);
  fireEvent.click(within(dialog).getByRole('button', { name: texts.moveConfirm }));
  await waitFor(() => expect(rows()[1]?.textContent).toContain(texts.moved('Đi học')));
  expect(screen.queryByRole('dialog')).toBeNull();

  await press(texts.undo);
  await waitFor(() => expect(words()).toEqual(['勉強', '会社', 'ここ']));
  expect(bodiesOf(MOVE)).toEqual([{ categoryId: 4 }, { categoryId: 3 }]);
});

test('a refused move keeps the word and shows the reason in the dialog', async () => {
  open({ [MOVE]: () => refusal(409, 'Từ này đã có trong danh mục') });
  await screen.findByRole('link', { name: '会社' });
  await chooseFor(company, texts.move);
  const dialog = await screen.findByRole('dialog', { name: texts.move });
  fireEvent.click(within(dialog).getByRole('button', { name: texts.moveConfirm }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Từ này đã có trong danh mục');
});

test('with a single category there is no move action', async () => {
  open({ [CATEGORIES]: () => Response.json([work]) });
  await screen.findByRole('heading', { level: 1, name: 'Đi làm' });
  await press(texts.actionsFor('会社'));
  await screen.findByRole('menuitem', { name: texts.takeOut });
  expect(screen.queryByRole('menuitem', { name: texts.move })).toBeNull();
});

test('a failed removal keeps the word and shows the reason', async () => {
  open({ [REMOVE]: () => refusal(429, 'Bạn thao tác quá nhanh.') });
  await screen.findByRole('link', { name: '会社' });
  await chooseFor(company, texts.takeOut);
  expect(await screen.findByText('Bạn thao tác quá nhanh.')).toBeDefined();
  expect(words()).toEqual(['勉強', '会社', 'ここ']);
});

test.each([
  { status: 404, why: 'unknown, or of another learner' },
  { status: 400, why: 'not a number' },
])('a category that is not in this notebook links back: $why', async ({ status }) => {
  open({ [LIST]: () => refusal(status, 'Không tìm thấy.') });
  expect(await screen.findByText(texts.notFoundTitle)).toBeDefined();
  const links = screen.getAllByRole('link', { name: texts.backToNotebook });
  expect(links.map((link) => link.getAttribute('href'))).toContain('/categories');
});

test('an empty category links to the dictionary', async () => {
  open({ [LIST]: () => Response.json([]) });
  expect(await screen.findByText(texts.itemsEmptyTitle)).toBeDefined();
  expect(screen.getByRole('link', { name: texts.lookUp }).getAttribute('href')).toBe('/search');
});

test('a list that fails to load says so and can be retried', async () => {
  let answers = 0;
  open({ [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : Response.json([study])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  await press(uiTexts.tryAgain);
  expect(await screen.findByRole('link', { name: '勉強' })).toBeDefined();
});

test('a long category has pages, and a page beyond the end redirects to the last one', async () => {
  const many = Array.from({ length: FAVORITES_PER_PAGE + 1 }, (_, index) =>
    favorite(index + 1, `字${index}`, 'じ', 'TỰ'),
  );
  const { router } = open({ [LIST]: () => Response.json(many) }, '/categories/3/favorite-items?page=9');
  expect(await screen.findByText(uiTexts.pageOf(2, 2))).toBeDefined();
  expect(router.state.location.search).toBe('?page=2');
  expect(rows()).toHaveLength(1);
});
