import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Category, FavoriteInCategory, FavoritePlace } from '#contract/notebook/endpoints.ts';
import { notebookTexts as texts, wordListTexts as listTexts } from '#contract/texts/notebook.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import NotebookWordsPage from './notebook-words-page.tsx';

const work: Category = { id: 3, name: 'Đi làm', itemCount: 2 };
const school: Category = { id: 4, name: 'Đi học', itemCount: 2 };

const favorite = (id: number, categoryId: number, itemId: number, kanji: string): FavoriteInCategory => ({
  id,
  categoryId,
  item: { id: itemId, kanji, hiragana: 'よみ', sino: '', mean: `nghĩa ${itemId}`, type: 'N4' },
});
const companyAtWork = favorite(9, 3, 20, '会社');
const study = favorite(8, 4, 30, '勉強');
const companyAtSchool = favorite(7, 4, 20, '会社');

const LIST = 'GET /api/favorites';
const REMOVE = 'POST /api/favorites/remove';
const MOVE = 'PUT /api/favorites/category';
const RESTORE = 'POST /api/favorites/restore';

/** A server with these favourites, which changes them as it is told. */
function open(all: FavoriteInCategory[], total = all.length) {
  let present = all;
  const placesOf = (ids: readonly number[]): FavoritePlace[] =>
    present
      .filter(({ id }) => ids.includes(id))
      .map(({ id, categoryId, item }) => ({ id, categoryId, itemId: item.id }));
  const bodyOf = async (request: Request) =>
    (await request.json()) as { favoriteIds: number[]; categoryId: number };
  return renderWithApi(
    <NotebookWordsPage />,
    {
      'GET /api/users/7/categories': () => Response.json([school, work]),
      [LIST]: () => Response.json(present, { headers: { 'X-Total-Count': String(total) } }),
      [REMOVE]: async (request) => {
        const { favoriteIds } = await bodyOf(request);
        const places = placesOf(favoriteIds);
        present = present.filter(({ id }) => !favoriteIds.includes(id));
        return Response.json(places);
      },
      [MOVE]: async (request) => {
        const { favoriteIds, categoryId } = await bodyOf(request);
        const places = placesOf(favoriteIds);
        const [first, ...merged] = favoriteIds;
        present = present
          .filter(({ id }) => !merged.includes(id))
          .map((one) => (one.id === first ? { ...one, categoryId } : one));
        return Response.json(places);
      },
      [RESTORE]: () => {
        present = all;
        return Response.json({ statusCode: 200, message: 'Xong.' });
      },
    },
    '/categories/all',
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const chooseFor = async (kanji: string, entry: string) => {
  await press(texts.actionsFor(kanji));
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const rows = () => within(screen.getByRole('list', { name: texts.itemsTitle })).getAllByRole('listitem');
const words = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
});
afterEach(cleanup);

test('a word of two categories is listed once, with both names', async () => {
  open([companyAtWork, study, companyAtSchool]);
  expect(await screen.findByText(texts.words('2'))).toBeDefined();
  expect(words()).toEqual(['会社', '勉強']);
  await waitFor(() => expect(rows()[0]?.textContent).toContain(listTexts.inCategories('Đi học · Đi làm')));
  expect(rows()[1]?.textContent).toContain(listTexts.inCategories('Đi học'));
});

test('a removed word leaves all its categories, and returns to all', async () => {
  const { callsOf } = open([companyAtWork, study, companyAtSchool]);
  await screen.findByRole('link', { name: '会社' });
  await chooseFor('会社', listTexts.takeOutOfNotebook);
  const undo = await screen.findByRole('button', { name: texts.undo });
  expect(rows()[0]?.textContent).toContain(listTexts.takenOutOfNotebook);
  expect(callsOf(REMOVE)).toMatchObject([{ body: { favoriteIds: [9, 7] } }]);
  fireEvent.click(undo);
  await waitFor(() => expect(words()).toEqual(['会社', '勉強']));
  expect(callsOf(RESTORE)).toMatchObject([
    {
      body: {
        favorites: [
          { id: 9, categoryId: 3, itemId: 20 },
          { id: 7, categoryId: 4, itemId: 20 },
        ],
      },
    },
  ]);
});

test('a moved word stays in the list with its new category, and can be moved back', async () => {
  const { callsOf } = open([companyAtWork, study, companyAtSchool]);
  await screen.findByRole('link', { name: '会社' });
  await chooseFor('会社', texts.move);
  const dialog = await screen.findByRole('dialog', { name: texts.move });
  fireEvent.click(within(dialog).getByRole('button', { name: texts.moveConfirm }));
  expect(await screen.findByText(texts.moved('Đi học'), { exact: false })).toBeDefined();
  expect(callsOf(MOVE)).toMatchObject([{ body: { favoriteIds: [9, 7], categoryId: 4 } }]);
  await waitFor(() => expect(rows()[0]?.textContent).not.toContain('Đi làm'));
  expect(words()).toEqual(['会社', '勉強']);
  await press(texts.undo);
  await waitFor(() => expect(rows()[0]?.textContent).toContain(listTexts.inCategories('Đi học · Đi làm')));
  expect(screen.queryByRole('button', { name: texts.undo })).toBeNull();
});

test.each([
  { total: 3, isSaid: false, why: 'all words are listed' },
  { total: 12_000, isSaid: true, why: 'the notebook has more words than one reply' },
])('says when words are missing: $why', async ({ total, isSaid }) => {
  open([companyAtWork, study, companyAtSchool], total);
  await screen.findByRole('link', { name: '会社' });
  expect(screen.queryAllByText(texts.onlyNewest('3', '12.000'))).toHaveLength(isSaid ? 1 : 0);
});

test('an empty notebook links to the dictionary', async () => {
  open([]);
  expect(await screen.findByText(texts.allEmptyTitle)).toBeDefined();
  expect(screen.getByRole('link', { name: texts.lookUp }).getAttribute('href')).toBe('/search');
});
