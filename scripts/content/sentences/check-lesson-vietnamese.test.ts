import { describe, expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkLessonText, checkTitle } from './check-lesson-vietnamese.ts';

const foreign = exceptionList('foreign-words.tsv', [['ramen']]);

describe('texts', () => {
  test.each([
    { text: 'Câu danh từ: A là B, mẫu của N5.', why: 'letters of a pattern' },
    { text: 'Nối với 前 bằng の; động từ ở thể 〜て.', why: 'Japanese between' },
    { text: '“Mì ramen” đi với が.', why: 'a quote, and a foreign word in the list' },
    { text: 'Chữ 会 (HỘI) trong 会社.', why: 'Hán Việt in capitals' },
  ])('$why is accepted', ({ text }) => expect(checkLessonText(text, foreign)).toEqual([]));

  test.each([
    { text: 'Dùng thể kỉnh ngữ, khoẻ.', why: 'a tone in the wrong place' },
    { text: 'Dùng tro từ chi noi chôn một cach.', why: 'a syllable without its marks' },
    { text: 'Dùng sushi ở đây.', why: 'a foreign word that is not in the list' },
    { text: 'Nối với 前 , rồi の.', why: 'a space before a comma' },
    { text: '“Mì đi với が.', why: 'an unclosed quote' },
    { text: '"Mì" đi với が.', why: 'straight quotes' },
  ])('$why is reported', ({ text }) => expect(checkLessonText(text, foreign)).toHaveLength(1));
});

test.each([
  { title: 'Nhà hàng và mua sắm', valid: true },
  { title: 'Ngữ pháp N5', valid: true },
  { title: 'Có ngon không?', valid: true },
  { title: 'nhà hàng', valid: false },
  { title: 'Nhà hàng.', valid: false },
  { title: 'Nhà hang nứơc', valid: false },
])('title $title: $valid', ({ title, valid }) => expect(checkTitle(title, foreign).length === 0).toBe(valid));
