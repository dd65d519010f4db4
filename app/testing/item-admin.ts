import { fireEvent, screen, within } from '@testing-library/react';
import type { Item } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';

/** The word 勉強 as a row of the admin list. */
export const listedStudy: Item = {
  ...blankWord,
  id: 12,
  kanji: '勉強',
  hiragana: 'べんきょう',
  sino: 'MIỄN CƯỜNG',
  mean: 'việc học',
  type: 'N5',
  wordClass: 'noun-suru',
  descriptions: [
    { text: '毎日勉強する。', translate: 'Ngày nào cũng học.', ruby: '毎日[まいにち]勉強[べんきょう]する。' },
  ],
  kanjis: [],
};
export const listedCompany: Item = {
  ...listedStudy,
  id: 11,
  kanji: '会社',
  hiragana: 'かいしゃ',
  descriptions: [],
  type: 'N4',
};

export const done = () => Response.json({ statusCode: 200, message: 'Xong.' });
/** The reply to a deletion, which can be undone by this change id. */
export const deletedAs = (changeId: string) => () =>
  Response.json({ statusCode: 200, message: 'Xong.', changeId });
export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
export const listOf = (rows: readonly object[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });

export const itemTable = () => screen.findByRole('table', { name: itemAdminTexts.title });
export const kanjiShown = async () =>
  within(await itemTable())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

export const dialogOf = (name: string) => screen.findByRole('dialog', { name });
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const pressIn = (part: HTMLElement, name: string) =>
  fireEvent.click(within(part).getByRole('button', { name }));

export async function confirmDelete(): Promise<void> {
  pressIn(await itemTable(), 'Delete 勉強');
  pressIn(await dialogOf(itemAdminTexts.deleteQuestion), itemAdminTexts.deleteConfirm);
}
