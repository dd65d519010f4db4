import { expect, test } from 'vitest';
import { loadTokenizer } from '../tokenizer.ts';
import { checkHintSecret } from './check-hint-secret.ts';
import { lessonWith, sentenceWith } from './sentence-for-test.ts';

const tokenize = await loadTokenizer();
const lesson = lessonWith({ title: '〜なければなりません' });
const sentence = sentenceWith({
  jpSentence: 'エレベーターで三階へ行かなければなりません。',
  reading: 'エレベーターでさんがいへいかなければなりません。',
});
const short = sentenceWith({ jpSentence: 'いくらですか。', reading: 'いくらですか。' });

test.each([
  { of: sentence, hint: 'Phương tiện đi với で, tầng đi với へ.', why: 'particles' },
  { of: sentence, hint: 'Thang máy là エレベーター.', why: 'one long word' },
  { of: sentence, hint: 'Dùng mẫu 〜なければなりません.', why: 'the pattern in the title' },
  { of: sentence, hint: 'Bỏ ない rồi thêm なければいけません.', why: 'few letters in common' },
  { of: short, hint: 'Từ hỏi giá là いくら.', why: 'half of a short answer' },
])('$why is allowed', ({ of, hint }) =>
  expect(checkHintSecret({ ...of, hint }, lesson, tokenize)).toEqual([]),
);

test.each([
  { of: sentence, hint: 'Nói エレベーターで trước.', why: 'a word with its particle' },
  { of: sentence, hint: 'Dùng 行かなければ ở cuối.', why: 'the form that the sentence practises' },
  { of: sentence, hint: 'Đọc là さんがいへいか rồi なければ.', why: 'the reading' },
  { of: short, hint: 'Nói いくらで rồi か.', why: 'most of a short answer' },
  { of: short, hint: 'Câu này là いくらですか.', why: 'the whole answer' },
])('$why is reported', ({ of, hint }) =>
  expect(checkHintSecret({ ...of, hint }, lesson, tokenize)).toHaveLength(1),
);

test('an accepted answer is a secret too', () => {
  const accepted = ['[私は]三階まで上がります'];
  const hint = 'Có thể nói 三階まで上がる.';
  expect(checkHintSecret({ ...sentence, accepted, hint }, lesson, tokenize)).toHaveLength(1);
});
