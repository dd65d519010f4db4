import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FAVORITES_AT_ONCE_MAX, FAVORITES_PER_PAGE } from '#contract/limits.ts';
import type { Category, FavoriteItem, FavoritePlace } from '#contract/notebook/endpoints.ts';
import { ankiPageTexts } from '#contract/texts/anki-export.ts';
import { notebookTexts as texts, wordListTexts as listTexts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import { withLearningStorage } from '#app/testing/path.ts';
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
const study = favorite(5, '勉強', 'べんきょう', 'MIỄN CƯỜNG');
const company = favorite(2, '会社', 'かいしゃ', 'HỘI XÃ');
const here = favorite(1, 'ここ', 'ここ', '');

const CATEGORIES = 'GET /api/users/7/categories';
const LIST = 'GET /api/categories/3/favorite-items';
const REMOVE = 'POST /api/favorites/remove';
const MOVE = 'PUT /api/favorites/category';
const RESTORE = 'POST /api/favorites/restore';
const done = () => Response.json({ statusCode: 200, message: 'Xong.' });
const placeOf = ({ id, item }: FavoriteItem): FavoritePlace => ({ id, categoryId: 3, itemId: item.id });

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

withLearningStorage();
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
  for (const text of ['べんきょう', 'MIỄN CƯỜNG', 'nghĩa 5', 'N4']) expect(card?.textContent).toContain(text);
  expect(screen.getByText(texts.words('3'))).toBeDefined();
  const toAnki = screen.getByRole('link', { name: ankiPageTexts.link });
  expect(toAnki.getAttribute('href')).toBe('/review/anki?category=3');
});

test('a kana word is not shown twice', async () => {
  open();
  await screen.findByRole('link', { name: 'ここ' });
  expect(screen.getAllByText('ここ')).toHaveLength(1);
});

/** A server that remembers which words it has. */
function keepingWords(all: readonly FavoriteItem[]) {
  let present = [...all];
  const without = (ids: readonly number[]) => {
    const gone = present.filter(({ id }) => ids.includes(id));
    present = present.filter(({ id }) => !ids.includes(id));
    return Response.json(gone.map(placeOf));
  };
  const idsIn = async (request: Request) => ((await request.json()) as { favoriteIds: number[] }).favoriteIds;
  return {
    [LIST]: () => Response.json(present),
    [REMOVE]: async (request: Request) => without(await idsIn(request)),
    [MOVE]: async (request: Request) => without(await idsIn(request)),
    [RESTORE]: async (request: Request) => {
      const { favorites } = (await request.json()) as { favorites: FavoritePlace[] };
      // As the server does, with new ids: the restored words are the newest.
      const back = all.filter(({ id }) => favorites.some((place) => place.id === id));
      present = [...back.map((word) => ({ ...word, id: word.id + 100 })), ...present];
      return done();
    },
  };
}

test('a removed word leaves an undo card, and returns to its place', async () => {
  const { bodiesOf } = open(keepingWords([study, company, here]));
  await screen.findByRole('link', { name: '会社' });
  await chooseFor(company, texts.takeOut);
  const undo = await screen.findByRole('button', { name: texts.undo });
  expect(words()).toEqual(['勉強', 'ここ']);
  expect(rows()[1]?.textContent).toContain(texts.takenOut);
  expect(screen.getByText(texts.words('2'))).toBeDefined();
  expect(document.activeElement).toBe(undo);
  expect(bodiesOf(REMOVE)).toEqual([{ favoriteIds: [2] }]);

  fireEvent.click(undo);
  const back = await screen.findByRole('link', { name: '会社' });
  expect(words()).toEqual(['勉強', '会社', 'ここ']);
  expect(document.activeElement).toBe(back);
  expect(bodiesOf(RESTORE)).toEqual([{ favorites: [placeOf(company)] }]);
});

test('a word can be moved to another category, and back', async () => {
  const { bodiesOf } = open(keepingWords([study, company, here]));
  await screen.findByRole('link', { name: '会社' });
  await chooseFor(company, texts.move);
  const dialog = await screen.findByRole('dialog', { name: texts.move });
  const options = within(dialog).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Đi học']);
  fireEvent.click(within(dialog).getByRole('button', { name: texts.moveConfirm }));
  await waitFor(() => expect(rows()[1]?.textContent).toContain(texts.moved('Đi học')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodiesOf(MOVE)).toEqual([{ favoriteIds: [2], categoryId: 4 }]);

  await press(texts.undo);
  await waitFor(() => expect(words()).toEqual(['勉強', '会社', 'ここ']));
  expect(bodiesOf(RESTORE)).toEqual([{ favorites: [placeOf(company)] }]);
});

test('many words are removed at once, and undone at once', async () => {
  const { bodiesOf } = open(keepingWords([study, company, here]));
  await press(listTexts.select);
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(3);
  expect(screen.queryByRole('link', { name: '会社' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: listTexts.removeSelected }).disabled).toBe(
    true,
  );
  fireEvent.click(screen.getByRole('checkbox', { name: '勉強' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'ここ' }));
  expect(screen.getByText(listTexts.selected('2'))).toBeDefined();
  await press(listTexts.removeSelected);

  expect(await screen.findByText(listTexts.removedMany('2'))).toBeDefined();
  expect(words()).toEqual(['会社']);
  expect(bodiesOf(REMOVE)).toEqual([{ favoriteIds: [5, 1] }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: texts.undo }));
  await press(texts.undo);
  await waitFor(() => expect(words()).toEqual(['勉強', '会社', 'ここ']));
  expect(screen.queryByText(listTexts.removedMany('2'))).toBeNull();
});

test('all words are moved at once, and the empty list can still be undone', async () => {
  const { bodiesOf } = open(keepingWords([study, company, here]));
  await press(listTexts.select);
  await press(listTexts.selectAll('3'));
  await press(listTexts.moveSelected);
  const dialog = await screen.findByRole('dialog', { name: texts.move });
  expect(within(dialog).getByText(texts.words('3'))).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: texts.moveConfirm }));
  expect(await screen.findByText(listTexts.movedMany('3', 'Đi học'))).toBeDefined();
  expect(bodiesOf(MOVE)).toEqual([{ favoriteIds: [5, 2, 1], categoryId: 4 }]);
  expect(words()).toEqual([]);
  await press(texts.undo);
  await waitFor(() => expect(words()).toEqual(['勉強', '会社', 'ここ']));
});

test('Shift selects a range, and Escape ends selecting', async () => {
  open();
  await press(listTexts.select);
  fireEvent.click(await screen.findByRole('checkbox', { name: '勉強' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'ここ' }), { shiftKey: true });
  expect(screen.getByText(listTexts.selected('3'))).toBeDefined();
  await press(listTexts.selectNone);
  expect(screen.getByText(listTexts.selected('0'))).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('more words than one call can change are not sent', async () => {
  const many = Array.from({ length: FAVORITES_AT_ONCE_MAX + 1 }, (_, at) =>
    favorite(at + 1, `字${at}`, 'じ', 'TỰ'),
  );
  const { bodiesOf } = open({ [LIST]: () => Response.json(many) });
  await press(listTexts.select);
  await press(listTexts.selectAll('1.001'));
  await press(listTexts.removeSelected);
  expect(await screen.findByText(listTexts.tooMany('1.000'))).toBeDefined();
  expect(bodiesOf(REMOVE)).toEqual([]);
});

test('meanings and readings are hidden, and a tap shows one', async () => {
  open();
  await press(listTexts.hideMeaning);
  const [first] = rows();
  const cover = await screen.findByRole('button', { name: listTexts.revealMeaning('勉強') });
  expect(within(cover).getByText('nghĩa 5').closest('.invisible')).not.toBeNull();
  expect(within(cover).getByText('MIỄN CƯỜNG'), 'Hán Việt gives the meaning away').toBeDefined();
  expect(first?.textContent).toContain('べんきょう');
  fireEvent.click(cover);
  expect(screen.getByText('nghĩa 5').closest('.invisible')).toBeNull();
  expect(screen.getByText('nghĩa 2').closest('.invisible')).not.toBeNull();
  expect(cover.getAttribute('aria-expanded')).toBe('true');

  await press(listTexts.hideReading);
  expect(screen.getByRole('button', { name: listTexts.revealReading('勉強') })).toBeDefined();
  expect(screen.queryByRole('button', { name: listTexts.revealReading('ここ') })).toBeNull();
  await press(listTexts.hideMeaning);
  await press(listTexts.hideReading);
  expect(screen.queryByRole('button', { name: listTexts.revealMeaning('勉強') })).toBeNull();
});

test.each([
  { typed: '会', expected: ['会社'], why: 'Japanese' },
  { typed: 'benkyo', expected: ['勉強'], why: 'romaji' },
  { typed: 'hoi xa', expected: ['会社'], why: 'Hán Việt without marks' },
  { typed: 'nghĩa 1', expected: ['ここ'], why: 'the meaning' },
])('a search finds by $why', async ({ typed, expected }) => {
  open({}, `/categories/3/favorite-items?search=${encodeURIComponent(typed)}`);
  await waitFor(() => expect(words()).toEqual(expected));
  expect(screen.getByText(listTexts.found('1', '3'))).toBeDefined();
});

test('a search without a result leads back to the whole list', async () => {
  open({}, '/categories/3/favorite-items?search=zzz');
  expect(await screen.findByText(listTexts.nothingFoundTitle)).toBeDefined();
  await press(listTexts.showAll);
  await waitFor(() => expect(words()).toEqual(['勉強', '会社', 'ここ']));
});

test('the order is in the address', async () => {
  const { router } = open();
  const order = await screen.findByRole('combobox', { name: listTexts.order });
  const offered = () =>
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(offered()).toEqual(Object.values(listTexts.orders)));
  fireEvent.change(order, { target: { value: 'kana' } });
  await waitFor(() => expect(words()).toEqual(['会社', 'ここ', '勉強']));
  expect(router.state.location.search).toBe('?sort=kana');
});

test.each(['memory', 'xyz'])(
  'an order that tells nothing apart (%s) means the newest first',
  async (order) => {
    open({}, `/categories/3/favorite-items?sort=${order}`);
    await screen.findByRole('link', { name: '会社' });
    expect(words()).toEqual(['勉強', '会社', 'ここ']);
  },
);

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
