import { expect, test } from 'vitest';
import { checkSentenceForm } from './check-sentence-form.ts';
import { sentenceWith } from './sentence-for-test.ts';

test.each([
  { changes: {}, why: 'a plain sentence' },
  {
    changes: { jpSentence: '「はい」と言います！', reading: '「はい」といいます！' },
    why: 'quotes and an exclamation',
  },
  { changes: { jpSentence: 'コーヒー？', reading: 'コーヒー？' }, why: 'the long mark is kana' },
  { changes: { viSentence: 'Bạn nói “vâng” à?' }, why: 'a question' },
  { changes: { hint: '〜て nối hai việc, như “rồi”' }, why: 'a hint that ends in a quote' },
  { changes: { hint: '学校 là nơi đến.' }, why: 'a hint that begins in Japanese' },
])('$why is accepted', ({ changes }) => expect(checkSentenceForm(sentenceWith(changes))).toEqual([]));

test.each([
  { changes: { jpSentence: '行きます', reading: 'いきます' }, why: 'no full stop' },
  { changes: { jpSentence: '行きます.', reading: 'いきます.' }, why: 'a Latin full stop' },
  { changes: { jpSentence: '学校へ 行きます。', reading: 'がっこうへいきます。' }, why: 'a space' },
  { changes: { reading: 'でんしゃでがっこうへ行きます。' }, why: 'a kanji in the reading' },
  { changes: { reading: 'densha de gakkō e ikimasu。'.replaceAll(' ', '') }, why: 'romaji' },
  { changes: { jpSentence: '7時です。', reading: '7じです。' }, why: 'a digit in the reading' },
  { changes: { reading: 'でんしゃで、がっこうへいきます。' }, why: 'a comma that is not in the sentence' },
  { changes: { reading: 'でんしゃでがっこうへいきます' }, why: 'a full stop that the reading lacks' },
  { changes: { viSentence: 'Tôi đi đến trường' }, why: 'a translation without a full stop' },
  { changes: { viSentence: 'Tôi đi đến trường。' }, why: 'a translation with a Japanese full stop' },
  { changes: { viSentence: 'tôi đi đến trường.' }, why: 'a translation that begins in lowercase' },
  { changes: { hint: 'Phương tiện đi với で' }, why: 'a hint without a full stop' },
  { changes: { hint: '“phương tiện” đi với で.' }, why: 'a hint that begins in lowercase' },
])('$why is reported', ({ changes }) => expect(checkSentenceForm(sentenceWith(changes))).toHaveLength(1));
