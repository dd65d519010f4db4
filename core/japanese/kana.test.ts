import { expect, test } from 'vitest';
import { hasJapanese, hasKanji, isKana, kanjiOf, toHiragana } from './kana.ts';
import { dropLongVowels, foldLongVowels } from './long-vowels.ts';
import { normaliseJapanese } from './normalise.ts';

test.each([
  { text: 'カタカナ', hiragana: 'かたかな', why: 'katakana' },
  { text: 'ヴァイオリン', hiragana: 'ゔぁいおりん', why: 'ヴ has a hiragana' },
  { text: 'コーヒー', hiragana: 'こーひー', why: 'the long mark stays' },
  { text: '消しゴム', hiragana: '消しごむ', why: 'kanji stays' },
  { text: 'Tシャツ', hiragana: 'Tしゃつ', why: 'Latin stays' },
])('toHiragana: $why', ({ text, hiragana }) => {
  expect(toHiragana(text)).toBe(hiragana);
});

test.each([
  { text: '食べる', japanese: true, kanji: true, kana: false, why: 'mixed' },
  { text: 'たべる', japanese: true, kanji: false, kana: true, why: 'hiragana' },
  { text: 'コーヒー', japanese: true, kanji: false, kana: true, why: 'katakana with its long mark' },
  { text: '々', japanese: true, kanji: true, kana: false, why: 'the iteration mark' },
  { text: '𠮟る', japanese: true, kanji: true, kana: false, why: 'a kanji outside the basic plane' },
  { text: 'taberu', japanese: false, kanji: false, kana: false, why: 'Latin' },
  { text: 'ăn cơm', japanese: false, kanji: false, kana: false, why: 'Vietnamese' },
  { text: '', japanese: false, kanji: false, kana: false, why: 'nothing' },
])('$text: $why', ({ text, japanese, kanji, kana }) => {
  expect([hasJapanese(text), hasKanji(text), isKana(text)]).toEqual([japanese, kanji, kana]);
});

test.each([
  { word: '買い物', kanji: ['買', '物'], why: 'kana is left out' },
  { word: '時々', kanji: ['時', '時'], why: '々 is the character before it' },
  { word: '々', kanji: ['々'], why: 'with nothing before it, it is itself' },
  { word: '𠮟る', kanji: ['𠮟'], why: 'outside the basic plane' },
  { word: 'テレビ', kanji: [], why: 'none' },
])('kanjiOf $word: $why', ({ word, kanji }) => {
  expect(kanjiOf(word)).toEqual(kanji);
});

test('hasKanji takes one character', () => {
  expect([hasKanji('食'), hasKanji('べ'), hasKanji('a')]).toEqual([true, false, false]);
});

test.each([
  { typed: 'コーヒー', folded: 'こおひい', dropped: 'こひ', why: 'the long mark' },
  { typed: 'とうきょう', folded: 'とおきょお', dropped: 'ときょ', why: 'おう' },
  { typed: 'おおきい', folded: 'おおきい', dropped: 'おき', why: 'おお and いい' },
  { typed: 'せんせい', folded: 'せんせえ', dropped: 'せんせ', why: 'えい' },
  { typed: 'おねえさん', folded: 'おねえさん', dropped: 'おねさん', why: 'ええ' },
  { typed: 'くうき', folded: 'くうき', dropped: 'くき', why: 'うう' },
  { typed: 'おかあさん', folded: 'おかあさん', dropped: 'おかさん', why: 'ああ' },
  { typed: 'こううん', folded: 'こおおん', dropped: 'こうん', why: 'こう and うん: only one う lengthens' },
  { typed: 'コーウン', folded: 'こおおん', dropped: 'こうん', why: 'the same with a mark' },
  { typed: 'あい', folded: 'あい', dropped: 'あい', why: 'two vowels, none of them long' },
  { typed: 'かう', folded: 'かう', dropped: 'かう', why: 'あう is not long' },
  { typed: 'ジュース', folded: 'じゅうす', dropped: 'じゅす', why: 'after a small kana' },
  { typed: 'ん', folded: 'ん', dropped: 'ん', why: 'ん has no vowel' },
  { typed: 'ー', folded: 'ー', dropped: 'ー', why: 'a mark with nothing to lengthen' },
  { typed: '東京ー', folded: '東京ー', dropped: '東京ー', why: 'after a kanji, whose vowel is unknown' },
])('long vowels of $typed: $why', ({ typed, folded, dropped }) => {
  expect([foldLongVowels(typed), dropLongVowels(typed)]).toEqual([folded, dropped]);
});

test.each([
  { typed: 'ｶﾞｯｺｳ', normal: 'ガッコウ', why: 'half-width kana' },
  { typed: 'ＡＢＣ１２３', normal: 'abc123', why: 'full-width letters and digits' },
  { typed: '学校へ、行きます。', normal: '学校へ行きます', why: 'punctuation' },
  { typed: '「はい」！？…', normal: 'はい', why: 'brackets and exclamation' },
  { typed: ' 食べ　る\n', normal: '食べる', why: 'spaces of both widths' },
  { typed: '食\u200bべ\ufeffる', normal: '食べる', why: 'zero-width characters' },
  { typed: 'か\u3099', normal: 'が', why: 'a separate voicing mark' },
  { typed: 'コーヒー', normal: 'コーヒー', why: 'the long mark is a letter' },
  { typed: '時々', normal: '時々', why: 'the iteration mark is a letter' },
  { typed: '〜💮', normal: '', why: 'symbols only' },
])('normaliseJapanese: $why', ({ typed, normal }) => {
  expect(normaliseJapanese(typed)).toBe(normal);
});
