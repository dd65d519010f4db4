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

test('lists of pairs are lines of the form, and an unchanged form sends them as they were', () => {
  const use = {
    collocations: [{ phrase: '図書館[としょかん]で借[か]りる', meaning: 'mượn ở thư viện' }],
    particles: [
      { particle: 'に', marks: 'a=b | c' },
      { particle: 'と', marks: '' },
    ],
    antonyms: [{ wordId: 7, difference: 'Khác.' }],
    partner: 12,
    formality: 'polite',
    warning: 'Cẩn thận.',
  } as const;
  const form = formOf({ ...library, ...use });
  expect(form.collocations).toBe('図書館[としょかん]で借[か]りる=mượn ở thư viện');
  expect(form.particles.split('\n')).toHaveLength(2);
  expect(form).toMatchObject({ antonyms: '7=Khác.', partner: '12' });
  expect(editedItemFrom(form)).toMatchObject(use);
});

test.each([
  {
    typed: { particles: 'に' },
    sent: { particles: [{ particle: 'に', marks: '' }] },
    why: 'a line without =',
  },
  {
    typed: { particles: '\n  \nに=a\n' },
    sent: { particles: [{ particle: 'に', marks: 'a' }] },
    why: 'blank lines',
  },
  {
    typed: { antonyms: 'x=a' },
    sent: { antonyms: [{ wordId: 'x', difference: 'a' }] },
    why: 'no id: refused later',
  },
  { typed: { partner: ' ' }, sent: { partner: null }, why: 'no partner' },
  {
    typed: { partner: '開ける' },
    sent: { partner: '開ける' },
    why: 'a word instead of its id: refused later',
  },
])('$why', ({ typed, sent }) => {
  expect(newItemFrom({ ...formOf(library), ...typed })).toMatchObject(sent);
});

test.each([
  { field: 'phrase', place: 'collocations' },
  { field: 'marks', place: 'particles' },
  { field: 'wordId', place: 'antonyms' },
  { field: 'partner', place: 'partner' },
])('a refusal of $field is shown at $place', ({ field, place }) => {
  expect(placeOf(new ApiError(400, 'Sai.', field))).toBe(place);
});
