import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ItemChange } from '#contract/dictionary/admin-endpoints.ts';
import { itemAdminTexts as texts } from '#contract/texts/items.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { type Answers, refusal } from '#app/testing/answering-api.ts';
import {
  confirmDelete,
  deletedAs,
  dialogOf,
  done,
  listedStudy,
  listOf,
  press,
  pressIn,
} from '#app/testing/item-admin.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import { ItemAdmin } from './item-admin.tsx';

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
const UNDO = `POST /api/items/changes/${change.id}/undo`;
const UNDO_IMPORT = `POST /api/items/changes/${importId}/undo`;

const open = (answers: Answers) =>
  renderWithApi(<ItemAdmin />, { [LIST]: () => listOf([listedStudy]), ...answers }, '/link');

beforeEach(() => {
  localStorage.clear();
  signInWith({ sub: 'admin@vi.vn', uid: 1, roles: ['ADMIN'] });
});
afterEach(cleanup);

test('the last change is undone by its id, and the list is refetched', async () => {
  const { sent, callsOf } = open({ [DELETE]: deletedAs(change.id), [UNDO]: done });
  await confirmDelete();
  await press(texts.undo);
  expect(await screen.findByText(texts.undone)).toBeDefined();
  expect(callsOf(UNDO)).toHaveLength(1);
  expect(sent.map(({ call }) => call)).not.toContain(CHANGES);
  await waitFor(() => expect(screen.queryByText(texts.done.deleted)).toBeNull());
  expect(callsOf(LIST).length).toBeGreaterThan(2);
});

test('a refused undo shows the reason and keeps its button', async () => {
  open({
    [DELETE]: deletedAs(change.id),
    [UNDO]: () => refusal(409, 'Từ này đã bị sửa tiếp.'),
  });
  await confirmDelete();
  await press(texts.undo);
  expect(await screen.findByText('Từ này đã bị sửa tiếp.')).toBeDefined();
  expect(screen.getByRole('button', { name: texts.undo })).toBeDefined();
});

test('the history shows who did what; only changes that can be undone have a button', async () => {
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

test('a single change is undone at once, and the history is refreshed', async () => {
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

test('an import is undone only after a confirmation', async () => {
  const { callsOf } = open({ [CHANGES]: () => listOf([bulk]), [UNDO_IMPORT]: done });
  await press(texts.history);
  const dialog = await dialogOf(texts.history);
  fireEvent.click(await within(dialog).findByRole('button', { name: texts.undo }));
  const question = await dialogOf(texts.undoImportQuestion('120'));
  expect(callsOf(UNDO_IMPORT)).toEqual([]);
  pressIn(question, texts.undo);
  await waitFor(() => expect(callsOf(UNDO_IMPORT)).toHaveLength(1));
});
