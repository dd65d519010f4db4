import { expect, test } from 'vitest';
import { writtenInKanji } from './kana-sentence.ts';

const WORDS = [
  { id: 1, kanji: '私', hiragana: 'わたし', wordClass: 'pronoun' },
  { id: 2, kanji: '日本語', hiragana: 'にほんご', wordClass: 'noun' },
  { id: 3, kanji: '本', hiragana: 'ほん', wordClass: 'noun' },
  { id: 4, kanji: '五', hiragana: 'ご', wordClass: 'noun' },
  { id: 5, kanji: '勉強', hiragana: 'べんきょう', wordClass: 'noun-suru' },
  { id: 6, kanji: '起きる', hiragana: 'おきる', wordClass: 'verb-ichidan' },
  { id: 7, kanji: '置く', hiragana: 'おく', wordClass: 'verb-godan' },
  { id: 8, kanji: '来る', hiragana: 'くる', wordClass: 'verb-irregular' },
  { id: 9, kanji: '着る', hiragana: 'きる', wordClass: 'verb-ichidan' },
  { id: 10, kanji: '母', hiragana: 'はは', wordClass: 'noun' },
  { id: 11, kanji: 'いる', hiragana: 'いる', wordClass: 'verb-ichidan' },
  { id: 12, kanji: '要る', hiragana: 'いる', wordClass: 'verb-godan' },
];
const readAs = (reading: string) => WORDS.filter(({ hiragana }) => hiragana === reading);

test.each<[kana: string, written: string | null, why: string]>([
  [
    'わたしはにほんごをべんきょうしています',
    '私は日本語を勉強しています',
    'the longer word, and a noun with する',
  ],
  ['わたしはおきます', '私は起きます', 'the more common of two verbs'],
  ['はははきました', '母は来ました', 'a word before particles; 来る is irregular'],
  ['ははがいる', '母がいる', 'a word written in kana stays in kana'],
  ['わたしはバスでくる。', null, 'an unknown word'],
])('%s → %s (%s)', (kana, written) => {
  expect(writtenInKanji(kana, readAs)).toBe(written);
});

test('a long text is converted to its end', () => {
  const text = 'させられていました'.repeat(22);
  expect(writtenInKanji(text, readAs)).toBe(text);
});
