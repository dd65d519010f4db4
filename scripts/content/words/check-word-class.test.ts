import { expect, test } from 'vitest';
import { loadTokenizer } from '../tokenizer.ts';
import { checkWordClass } from './check-word-class.ts';
import { wordWith } from './word-for-test.ts';

const tokenize = await loadTokenizer();

test.each([
  { kanji: '帰る', hiragana: 'かえる', wordClass: 'verb-godan', sound: true, why: 'godan in -eru' },
  { kanji: '帰る', hiragana: 'かえる', wordClass: 'verb-ichidan', sound: false, why: 'godan, not ichidan' },
  { kanji: '食べる', hiragana: 'たべる', wordClass: 'verb-godan', sound: false, why: 'ichidan, not godan' },
  { kanji: '飲む', hiragana: 'のむ', wordClass: 'verb-ichidan', sound: false, why: 'no ichidan without る' },
  {
    kanji: '持って来る',
    hiragana: 'もってくる',
    wordClass: 'verb-irregular',
    sound: true,
    why: 'its last word counts',
  },
  {
    kanji: '忙しい',
    hiragana: 'いそがしい',
    wordClass: 'adjective-i',
    sound: true,
    why: 'an adjective in い',
  },
  { kanji: '静か', hiragana: 'しずか', wordClass: 'adjective-i', sound: false, why: 'does not end in い' },
  { kanji: '勉強', hiragana: 'べんきょう', wordClass: 'verb-godan', sound: false, why: 'no verb' },
  { kanji: '走る', hiragana: 'はしる', wordClass: 'noun', sound: false, why: 'a verb' },
  { kanji: '学校', hiragana: 'がっこう', wordClass: 'noun', sound: true, why: 'nouns do not inflect' },
])('$kanji $wordClass: $why', ({ kanji, hiragana, wordClass, sound }) => {
  expect(checkWordClass(wordWith({ kanji, hiragana, wordClass }), tokenize).length === 0).toBe(sound);
});

test('する alone could be 刷る; its example tells', () => {
  const word = wordWith({ kanji: 'する', hiragana: 'する', wordClass: 'verb-irregular', examples: [] });
  const example = { text: '宿題をします。', translate: 'Tôi làm bài tập.' };
  expect(checkWordClass(word, tokenize)).toHaveLength(1);
  expect(checkWordClass({ ...word, examples: [example] }, tokenize)).toEqual([]);
});
