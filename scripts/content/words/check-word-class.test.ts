import { expect, test } from 'vitest';
import { loadTokenizer } from '../tokenizer.ts';
import { checkWordClass } from './check-word-class.ts';
import { wordWith } from './word-for-test.ts';

const tokenize = await loadTokenizer();

test.each([
  { kanji: '帰る', hiragana: 'かえる', wordClass: 'verb-godan', valid: true, why: 'godan in -eru' },
  { kanji: '帰る', hiragana: 'かえる', wordClass: 'verb-ichidan', valid: false, why: 'godan, not ichidan' },
  { kanji: '食べる', hiragana: 'たべる', wordClass: 'verb-godan', valid: false, why: 'ichidan, not godan' },
  {
    kanji: '飲む',
    hiragana: 'のむ',
    wordClass: 'verb-ichidan',
    valid: false,
    why: 'ichidan verbs end in る',
  },
  {
    kanji: '持って来る',
    hiragana: 'もってくる',
    wordClass: 'verb-irregular',
    valid: true,
    why: 'the last word counts',
  },
  {
    kanji: '忙しい',
    hiragana: 'いそがしい',
    wordClass: 'adjective-i',
    valid: true,
    why: 'an adjective in い',
  },
  {
    kanji: 'だらしない',
    hiragana: 'だらしない',
    wordClass: 'adjective-i',
    valid: true,
    why: 'an adjective in ない',
  },
  { kanji: 'ググる', hiragana: 'ググる', wordClass: 'verb-godan', valid: true, why: 'slang' },
  { kanji: '静か', hiragana: 'しずか', wordClass: 'adjective-i', valid: false, why: 'does not end in い' },
  { kanji: '勉強', hiragana: 'べんきょう', wordClass: 'verb-godan', valid: false, why: 'not a verb' },
  { kanji: '走る', hiragana: 'はしる', wordClass: 'noun', valid: false, why: 'a verb' },
  { kanji: '学校', hiragana: 'がっこう', wordClass: 'noun', valid: true, why: 'nouns do not inflect' },
])('$kanji $wordClass: $why', ({ kanji, hiragana, wordClass, valid }) => {
  expect(checkWordClass(wordWith({ kanji, hiragana, wordClass }), tokenize).length === 0).toBe(valid);
});

test('する alone could be 刷る; its example decides', () => {
  const word = wordWith({ kanji: 'する', hiragana: 'する', wordClass: 'verb-irregular', examples: [] });
  const example = { text: '宿題をします。', translate: 'Tôi làm bài tập.' };
  expect(checkWordClass(word, tokenize)).toHaveLength(1);
  expect(checkWordClass({ ...word, examples: [example] }, tokenize)).toEqual([]);
});
