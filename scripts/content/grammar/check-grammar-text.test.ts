import { describe, expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkGrammarText } from './check-grammar-text.ts';

const foreign = exceptionList('foreign-words.tsv', [['JLPT']]);

describe('an explanation', () => {
  test.each([
    { text: 'Động từ thể て + いる／います', why: 'Japanese between' },
    { text: 'し đọc là “shi”, つ gõ tsu, せんせい là sensei.', why: 'romaji' },
    { text: 'Âm “ng” cuối thành ン, -ch thành く, Tr- thành チャ.', why: 'letters as the subject' },
    { text: 'JLPT có năm cấp, dễ nhất là N5.', why: 'a foreign word in the list, a level' },
    { text: '“Tôi là A” là câu mẫu.', why: 'a quote' },
  ])('$why is accepted', ({ text }) => expect(checkGrammarText(text, foreign)).toEqual([]));

  test.each([
    { text: 'Dùng cach nay khi kể chuyện.', why: 'a syllable without its mark' },
    { text: 'Đọc là “ngh”.', why: 'letters that are neither Vietnamese nor Japanese' },
    { text: 'Dùng khi khoẻ.', why: 'a tone in the wrong place' },
    { text: 'Dùng "は" ở đây.', why: 'straight quotes' },
    { text: 'Dùng は , rồi が.', why: 'a space before a comma' },
    { text: 'Thể て của 食べる[たべる].', why: 'a reading that is not right after kanji' },
  ])('$why is reported', ({ text }) => expect(checkGrammarText(text, foreign)).toHaveLength(1));
});
