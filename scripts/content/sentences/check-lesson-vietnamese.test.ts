import { describe, expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkLessonText, checkTitle } from './check-lesson-vietnamese.ts';

const foreign = exceptionList('foreign-words.tsv', [['ramen']]);

describe('texts', () => {
  test.each([
    { text: 'Câu danh từ: A là B, mẫu của N5.', why: 'letters of a pattern' },
    { text: 'Nối với 前 bằng の; động từ ở thể 〜て.', why: 'Japanese between' },
    { text: '“Mì ramen” đi với が.', why: 'a quote, and a foreign word of the list' },
    { text: 'Chữ 会 (HỘI) trong 会社.', why: 'Hán Việt in capitals' },
  ])('$why is sound', ({ text }) => expect(checkLessonText(text, foreign)).toEqual([]));

  test.each([
    { text: 'Dùng thể kỉnh ngữ, khoẻ.', why: 'a tone in the wrong place' },
    { text: 'Dùng tro từ chi noi chôn một cach.', why: 'a syllable without its marks' },
    { text: 'Dùng sushi ở đây.', why: 'a foreign word that is not in the list' },
    { text: 'Nối với 前 , rồi の.', why: 'a space before a comma' },
    { text: '“Mì đi với が.', why: 'a quote that does not end' },
    { text: '"Mì" đi với が.', why: 'straight quotes' },
  ])('$why is reported', ({ text }) => expect(checkLessonText(text, foreign)).toHaveLength(1));
});

test.each([
  { title: 'Nhà hàng và mua sắm', sound: true },
  { title: 'Ngữ pháp N5', sound: true },
  { title: 'Có ngon không?', sound: true },
  { title: 'nhà hàng', sound: false },
  { title: 'Nhà hàng.', sound: false },
  { title: 'Nhà hang nứơc', sound: false },
])('title $title: $sound', ({ title, sound }) => expect(checkTitle(title, foreign).length === 0).toBe(sound));
