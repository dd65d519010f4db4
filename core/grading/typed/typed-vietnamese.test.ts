import { expect, test } from 'vitest';
import { isTypedVietnamese } from './typed-vietnamese.ts';

test.each([
  ['Tôi đi học', 'with marks'],
  ['Tôi đi học.', 'with a full stop'],
  ['To\u0302i đi ho\u0323c', 'with combining marks'],
  ['không', 'a single word'],
  ['Hà Nội', 'a name alone is no Japanese answer'],
  ['tôi là sinh viên', 'a word without marks among others'],
  ['toi di hoc', 'without marks: hoc is no romaji'],
  ['toi la sinh vien', 'without marks, mostly possible in romaji'],
  ['tooi ddi hojc', 'Telex letters of a keyboard that was off'],
  ['Tooi hocj tieengs Nhaatj', 'Telex with the tone at the end'],
  ['tôい đい học', 'half converted by the answer box'],
])('%s is Vietnamese: %s', (text) => {
  expect(isTypedVietnamese(text)).toBe(true);
});

test.each([
  ['watashi wa gakusei desu', 'romaji'],
  ['kore wa hon desu', 'romaji that looks like Telex in part'],
  ['san nin', 'romaji whose words are Vietnamese syllables too'],
  ['mai ni chi', 'the same'],
  ['hai', 'a word of both'],
  ['Tôkyô wa ôkii desu', 'Kunrei writes long vowels with a circumflex'],
  ['kôhî o nomimasu', 'the same'],
  ['Hà-san wa gakusei desu', 'a Vietnamese name in romaji'],
  ['Hà Nội ni ikimasu', 'a Vietnamese place in romaji'],
  ['pho o tabemasu', 'a Vietnamese dish in romaji'],
  ['Minhさんは学生です', 'a Vietnamese name in Japanese'],
  ['Hà Nộiにいきます', 'a Vietnamese place in kana'],
  ['Hà Nộiへ行きます', 'a Vietnamese place with kanji'],
  ['CD o kikimasu', 'letters of the model'],
  ['I go to school', 'English'],
  ['hello', 'English'],
  ['café ni iku', 'a mark of another language'],
  ['学校へ行きます', 'Japanese'],
  ['', 'nothing'],
  ['…', 'punctuation'],
])('%s is not: %s', (text) => {
  expect(isTypedVietnamese(text)).toBe(false);
});
