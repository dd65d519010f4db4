import { describe, expect, test } from 'vitest';
import { checkSpelling, checkSyllables, checkText, checkVietnamese } from './check-vietnamese.ts';
import { exceptionList } from './exception-list.ts';
import { wordWith } from './words/word-for-test.ts';

const foreign = exceptionList('foreign-words.tsv', [['karaoke'], ['Tokyo']]);
const names = exceptionList('proper-names.tsv', [['Tokyo']]);

describe('tone marks have one position', () => {
  test.each(
    'hóa họa khỏe thủy hoàn khoảng quý quà huỳnh khuỷu tiếng muốn nước giá gìn kỹ lý mị xoáy'.split(' '),
  )('%s is accepted', (word) => expect(checkSpelling(word)).toEqual([]));
  test.each('hoá hoạ khoẻ thuỷ hòan khỏang qúy húynh tíêng múôn nứơc gía kĩ lí quí Thuỷ'.split(' '))(
    '%s is reported',
    (word) => expect(checkSpelling(word)).toHaveLength(1),
  );
});

describe('words are Vietnamese', () => {
  test.each([
    { text: 'Ở quán karaoke, Karaoke và Tokyo.', why: 'foreign words in the list' },
    { text: 'nghiêng quýt giếng gì khuya ừm xoong yêu', why: 'rare rimes' },
    { text: 'đẹp, học, một, tiếc', why: 'final stops with their tones' },
    { text: '"Giáo sư" (教授) v.v.', why: 'Japanese and v.v. between' },
  ])('$why', ({ text }) => expect(checkSyllables(text, foreign)).toEqual([]));

  test.each([
    { word: 'nguòii', why: 'an extra letter' },
    { word: 'hoc', why: 'a final stop without its tone' },
    { word: 'mòt', why: 'a final stop with an impossible tone' },
    { word: 'japan', why: 'a foreign word that is not in the list' },
    { word: 'Kyōto', why: 'a letter that Vietnamese does not have' },
  ])('$word: $why', ({ word }) => expect(checkSyllables(`Tôi ${word}.`, foreign)).toHaveLength(1));
});

test.each([
  { text: 'Sang nay em trai toi di xe', why: 'none of seven words has a mark' },
  { text: 'nước  lã', why: 'two spaces' },
  { text: ' nước', why: 'a space at the beginning' },
  { text: 'nước , lã', why: 'a space before a comma' },
  { text: 'nước,lã', why: 'no space after a comma' },
  { text: 'nước'.normalize('NFD'), why: 'decomposed letters' },
])('$why is reported', ({ text }) => expect(checkText(text)).toHaveLength(1));

describe('the meaning and the sentences of a word', () => {
  const check = (mean: string, translate = 'Tôi đi học.') =>
    checkVietnamese(wordWith({ mean, examples: [{ text: '', translate }] }), foreign, names);

  test.each([
    { mean: 'trường học', why: 'lowercase' },
    { mean: 'Tokyo', why: 'a name' },
    { mean: 'tuy ... nhưng', why: 'an ellipsis' },
  ])('$mean: $why', ({ mean }) => expect(check(mean)).toEqual([]));

  test.each([
    { mean: 'Trường học', why: 'a capital' },
    { mean: 'trường học.', why: 'a full stop' },
    { mean: 'trường hoá', why: 'a spelling' },
    { mean: 'trường', translate: 'tôi đi học.', why: 'a sentence that begins in lowercase' },
    { mean: 'trường', translate: 'Tôi đi hoc.', why: 'a typo in a translation' },
  ])('$mean, $translate: $why', ({ mean, translate }) => expect(check(mean, translate)).toHaveLength(1));
});
