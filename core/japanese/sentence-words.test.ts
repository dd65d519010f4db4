import { expect, test } from 'vitest';
import { loadTokenizer } from '../../scripts/grading/load-tokenizer.ts';
import { sentenceWords } from './sentence-words.ts';

const tokensOf = await loadTokenizer();
const headwords = new Set(['朝ご飯', 'お弁当', '一緒に', '日本語', '何か']);
const wordsOf = (text: string) => sentenceWords(tokensOf(text), (spelling) => headwords.has(spelling));

/** `text kind`, with the ending after a bar: `起き|ます verb`. */
const shown = (text: string) =>
  wordsOf(text).map(({ text: word, kind, ending }) => {
    const stem = word.slice(0, word.length - ending.length);
    return `${ending === '' ? word : `${stem}|${ending}`} ${kind}`;
  });

test.each([
  {
    text: '六時に起きます。',
    words: ['六時 number', 'に particle', '起き|ます verb', '。 mark'],
    why: 'a number with its counter',
  },
  { text: '朝ご飯', words: ['朝ご飯 noun'], why: 'a headword of two tokens' },
  { text: 'このお弁当', words: ['この other', 'お弁当 noun'], why: 'a headword with a prefix' },
  { text: 'お茶です', words: ['お茶 noun', 'です copula'], why: 'a noun with its prefix' },
  {
    text: '一緒に行きましょうか',
    words: ['一緒に adverb', '行き|ましょう verb', 'か particle'],
    why: 'a headword that ends with a particle',
  },
  { text: '勉強しています', words: ['勉強|しています verb'], why: 'する belongs to its noun' },
  { text: '寝てください', words: ['寝|てください verb'], why: 'a request is the form of its verb' },
  { text: '行きませんでした', words: ['行き|ませんでした verb'], why: 'the whole ending' },
  { text: '行く', words: ['行く verb'], why: 'a plain verb has no ending' },
  { text: '高くなかったです', words: ['高く|なかったです adjective'], why: 'an adjective has an ending too' },
  { text: '静かな部屋', words: ['静か adjective', 'な copula', '部屋 noun'], why: 'な is its own word' },
  {
    text: '先生ではありません',
    words: ['先生 noun', 'ではありません copula'],
    why: 'the copula that looks like particles',
  },
  {
    text: '部屋ではありがとう',
    words: ['部屋 noun', 'で particle', 'は particle', 'ありがとう other'],
    why: 'で and は without the copula',
  },
  { text: '田中さんと', words: ['田中さん name', 'と particle'], why: 'a name keeps its さん' },
  {
    text: '本を読んでから',
    words: ['本 noun', 'を particle', '読ん|で verb', 'から particle'],
    why: 'から is a word of its own',
  },
  { text: '', words: [], why: 'nothing' },
])('$why: $text', ({ text, words }) => {
  expect(shown(text)).toEqual(words);
});

test.each([
  { text: '起きました', lookUp: ['起きました', '起きる', '起き'] },
  { text: '勉強しました', lookUp: ['勉強', '勉強する'] },
  { text: 'ください', lookUp: ['ください', 'くださる', 'くださいる'] },
  { text: '田中さん', lookUp: ['田中さん', '田中'] },
  { text: 'は', lookUp: [] },
])('$text is looked up as $lookUp', ({ text, lookUp }) => {
  expect(wordsOf(text)[0]?.lookUp).toEqual(lookUp);
});

test('the words joined are the sentence', () => {
  const text = '昨日の夜、田中さんと「静かな店」で十一時まで飲みませんでした。';
  expect(
    wordsOf(text)
      .map((word) => word.text)
      .join(''),
  ).toBe(text);
});
