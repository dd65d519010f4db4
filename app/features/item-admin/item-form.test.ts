import { expect, test } from 'vitest';
import { editedItem, type Item, newItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { editedItemFrom, formOf, newItemFrom, placeOf } from './item-form.ts';

const library: Item = {
  ...blankWord,
  id: 5,
  kanji: '図書館',
  hiragana: 'としょかん',
  sino: 'ĐỒ THƯ QUÁN',
  mean: 'thư viện',
  type: 'N4',
  wordClass: 'noun',
  descriptions: [
    { text: '図書館で', translate: 'ở thư viện', ruby: '図書館[としょかん]で' },
    { text: 'ここで', translate: 'ở đây' },
  ],
  kanjis: [],
  variants: '學校',
  cognate: { kind: 'shifted', note: 'lệch' },
};

test('a new item starts at N5 with one empty row', () => {
  expect(formOf(blankWord)).toMatchObject({ type: 'N5', descriptions: [{ text: '', translate: '' }] });
});

test('an item without examples still has the row that cannot be removed', () => {
  expect(formOf({ ...library, descriptions: [] }).descriptions).toEqual([{ text: '', translate: '' }]);
});

test('readings are typed inside the text, and an unchanged form sends the item as it was', () => {
  const form = formOf(library);
  expect(form.descriptions.map(({ text }) => text)).toEqual(['図書館[としょかん]で', 'ここで']);
  const { descriptions: _, ...blank } = blankWord;
  expect(editedItemFrom(form)).toEqual({
    ...blank,
    kanji: '図書館',
    hiragana: 'としょかん',
    sino: 'ĐỒ THƯ QUÁN',
    mean: 'thư viện',
    type: 'N4',
    wordClass: 'noun',
    variants: '學校',
    cognate: { kind: 'shifted', note: 'lệch' },
    description: [
      { text: '図書館[としょかん]で', translate: 'ở thư viện' },
      { text: 'ここで', translate: 'ở đây' },
    ],
  });
  expect(editedItem.safeParse(editedItemFrom(form)).success).toBe(true);
});

test.each([
  { text: '', sent: [], why: 'nothing' },
  { text: '  　', sent: [], why: 'only spaces, including the Japanese one' },
  { text: '本を読む。', sent: [{ text: '本を読む。', translate: 'Đọc sách.' }], why: 'a sentence is sent' },
])('blank examples are dropped: $why', ({ text, sent }) => {
  const form = { ...formOf(library), descriptions: [{ text, translate: 'Đọc sách.' }] };
  expect(newItemFrom(form).descriptions).toEqual(sent);
  expect(editedItemFrom(form).description).toEqual(sent);
  expect(newItem.safeParse(newItemFrom(form)).success).toBe(true);
});

test('an empty choice is sent as null; so is a note without its kind', () => {
  const form = { ...formOf(library), wordClass: '', cognate: { kind: '', note: 'cũ' } } as const;
  expect(newItemFrom(form)).toMatchObject({ wordClass: null, cognate: null });
});

test.each([
  { field: 'hiragana', place: 'hiragana', why: 'a field of the form' },
  { field: 'text', place: 'root.examples', why: 'the text of some example' },
  { field: 'description', place: 'root.examples', why: 'the examples, under the name used by an edit' },
  { field: 'note', place: 'cognate.note', why: 'the note inside the cognate' },
  { field: 'toString', place: 'root', why: 'a name that exists only on the prototype' },
  { field: undefined, place: 'root', why: 'no field' },
])('a refusal is shown at its field: $why', ({ field, place }) => {
  expect(placeOf(new ApiError(400, 'Chưa được.', field))).toBe(place);
});
