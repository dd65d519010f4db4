import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { itemAdminTexts as texts } from '#contract/texts/items.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import {
  confirmDelete,
  deletedAs,
  itemTable,
  kanjiShown,
  listedCompany,
  listedStudy,
  listOf,
  press,
  unreachable,
} from '#app/testing/item-admin.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ItemAdminPage from './item-admin-page.tsx';

const LIST = 'GET /api/items';
const DELETE = 'DELETE /api/items/12';

const open = (answers: Answers = {}, address = '/link') =>
  renderWithApi(
    <ItemAdminPage />,
    { [LIST]: () => listOf([listedStudy, listedCompany]), ...answers },
    address,
  );

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(cleanup);

test('the table has all columns, with the example pairs', async () => {
  open();
  const headings = within(await itemTable()).getAllByRole('columnheader');
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
  const row = within(await itemTable()).getAllByRole('row')[1];
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

test('Japanese inside a meaning is marked as Japanese', async () => {
  open({ [LIST]: () => listOf([{ ...listedStudy, mean: 'nguy hiểm (hằng ngày nói 危ない)' }]) });
  await itemTable();
  for (const word of screen.getAllByText('危ない')) expect(word.getAttribute('lang')).toBe('ja');
});

test('deleting asks first, then removes the row and focuses the undo button', async () => {
  let rows = [listedStudy, listedCompany];
  open({
    [LIST]: () => listOf(rows),
    [DELETE]: () => {
      rows = [listedCompany];
      return deletedAs('11111111-1111-4111-8111-111111111111')();
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
  { answer: unreachable, says: `Error: ${uiTexts.loadFailed}`, why: 'server not reached' },
])('a failed deletion is shown above the list: $why', async ({ answer, says }) => {
  open({ [DELETE]: answer });
  await confirmDelete();
  const line = await screen.findByText(says);
  expect(line.compareDocumentPosition(await itemTable())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await kanjiShown()).toEqual(['勉強', '会社']);
});

test('search and page come from the URL', async () => {
  const { sent } = open({ [LIST]: () => listOf([listedStudy], 45) }, '/link?search=hoc&page=2');
  expect(await screen.findByText(texts.found('45'))).toBeDefined();
  expect(sent).toMatchObject([{ query: { search: 'hoc', page: '2', size: '20' } }]);
  expect(screen.getByLabelText<HTMLInputElement>(texts.search).value).toBe('hoc');
});

test('no results: offers the whole list', async () => {
  open({ [LIST]: () => listOf([]) }, '/link?search=zzz');
  expect((await screen.findByRole('link', { name: texts.showAll })).getAttribute('href')).toBe('/link');
});

test('a list that fails to load says so and can be retried', async () => {
  let answers = 0;
  open({ [LIST]: () => (answers++ === 0 ? refusal(403, 'Không được.') : listOf([listedStudy])) });
  expect((await screen.findByRole('alert')).textContent).toContain('Không được.');
  await press(uiTexts.tryAgain);
  expect(await kanjiShown()).toEqual(['勉強']);
});
