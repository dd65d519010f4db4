import { expect, test } from 'vitest';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import { checkSentenceReading, sentenceFromKana, sentenceFromRuby } from './check-sentence-reading.ts';
import { misreadsFrom } from './misreads.ts';

const tokenize = await loadTokenizer();
const none = misreadsFrom([]);
const spicy = { surface: '辛い', tokenizer: 'ツライ', right: 'からい' };

test.each([
  { ruby: '学校[がっこう]へ行[い]きます。', valid: true, why: 'as the tokenizer reads it' },
  { ruby: 'ＣＤをラーメンやで。', valid: true, why: 'characters other than kanji are read as written' },
  { ruby: '三十分[さんじゅっぷん]寝[ね]ます。', valid: true, why: 'numbers by our own rules' },
  { ruby: '30分[ぷん]寝[ね]ます。', valid: true, why: 'digits take no furigana' },
  { ruby: '30分[ふん]寝[ね]ます。', valid: false, why: 'a counter that sounds otherwise after its number' },
  { ruby: '学校[がくこう]へ行[い]きます。', valid: false, why: 'a wrong reading' },
  { ruby: '学校[がっこう]へ行[おこな]きます。', valid: false, why: 'a reading of another word' },
  {
    ruby: '毎日[まいにちさん]三時間[じかん]寝[ね]ます。',
    valid: false,
    why: 'a reading on the wrong characters, although the whole is right',
  },
])('$ruby: $why', ({ ruby, valid }) => {
  expect(checkSentenceReading(sentenceFromRuby(ruby), tokenize, none).length === 0).toBe(valid);
});

test('the reading of a lesson’s sentence', () => {
  const check = (reading: string) =>
    checkSentenceReading(sentenceFromKana('パンを食べて、水を飲みます。', reading), tokenize, none);
  expect(check('パンをたべて、みずをのみます。')).toEqual([]);
  expect(check('パンをたべて、すいをのみます。')).toHaveLength(1);
});

test('a known misreading is accepted, and needed only where the tokenizer is wrong', () => {
  const sentence = sentenceFromRuby('辛[から]いです。');
  expect(checkSentenceReading(sentence, tokenize, none)).toHaveLength(1);

  const misreads = misreadsFrom([spicy, { surface: '水', tokenizer: 'ミズ', right: 'すい' }]);
  expect(checkSentenceReading(sentence, tokenize, misreads)).toEqual([]);
  expect(checkSentenceReading(sentenceFromRuby('水[みず]です。'), tokenize, misreads)).toEqual([]);
  expect(misreads.list.unneeded()).toEqual(['tokenizer-misreads.tsv: nothing needs 水 みず すい']);
});
