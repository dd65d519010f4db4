import { expect, test } from 'vitest';
import { typeKana } from './type-kana.ts';
import { finishKana, isTypedInVietnamese } from './typed-romaji.ts';

/** `|` is the caret. */
const typed = (marked: string) => {
  const caret = marked.indexOf('|');
  const after = typeKana({ text: marked.replace('|', ''), caret });
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
};

test.each([
  { marked: 'watashi|', expected: 'わたし|', why: 'romaji' },
  { marked: 'わたs|', expected: 'わたs|', why: 'half a syllable stays' },
  { marked: 'しn|', expected: 'しn|', why: 'n may begin a syllable' },
  { marked: 'しnn|', expected: 'しんn|', why: 'nn is ん, and may begin the next syllable' },
  { marked: 'こnnichiwa|', expected: 'こんにちわ|', why: 'as romaji is written: konnichiwa' },
  { marked: 'こんn|nichiwa', expected: 'こんn|nichiwa', why: 'only the text before the caret' },
  { marked: 'こnnnichiwa|', expected: 'こんにちわ|', why: 'as typed on a Japanese keyboard: konnnichiwa' },
  { marked: 'みnna|', expected: 'みんな|', why: 'minna' },
  { marked: 'おnnak|', expected: 'おんなk|', why: 'onna, and on' },
  { marked: 'しnnk|', expected: 'しんk|', why: 'nn before a consonant is one ん' },
  { marked: 'ほnn。|', expected: 'ほん。|', why: 'and before punctuation' },
  { marked: 'matcha|', expected: 'まっちゃ|', why: 'tch' },
  { marked: 'tempura|', expected: 'てんぷら|', why: 'm before p' },
  { marked: 'しnb|', expected: 'しんb|', why: 'before another consonant n is ん' },
  { marked: 'KO-HI-|', expected: 'コーヒー|', why: 'capitals are katakana' },
  { marked: '私ha|学校', expected: '私は|学校', why: 'in the middle of a sentence' },
  { marked: 'gakkou|', expected: 'がっこう|', why: 'double consonants' },
  { marked: '行きます.|', expected: '行きます。|', why: 'Japanese punctuation' },
  { marked: 'わ|tashi', expected: 'わ|tashi', why: 'the text after the caret is not changed' },
  { marked: '|', expected: '|', why: 'nothing' },
])('$why: $marked', ({ marked, expected }) => {
  expect(typed(marked)).toBe(expected);
});

test.each([
  { text: 'ほn', expected: 'ほん' },
  { text: 'ほn ', expected: 'ほん ' },
  { text: 'ほんn', expected: 'ほん' },
  { text: 'ほん', expected: 'ほん' },
  { text: 'nほ', expected: 'nほ' },
])('$text is finished as $expected', ({ text, expected }) => {
  expect(finishKana(text)).toBe(expected);
});

test.each([
  { text: 'ưatashi', vietnamese: true, why: 'Telex turns w into ư' },
  { text: 'わたしは đi', vietnamese: true, why: 'a Vietnamese letter' },
  { text: 'hà', vietnamese: true, why: 'a tone' },
  { text: 'watashi わたし 私', vietnamese: false, why: 'romaji, kana and kanji' },
  { text: 'がっこう', vietnamese: false, why: 'voiced kana, which are composed too' },
])('$text: $why', ({ text, vietnamese }) => {
  expect(isTypedInVietnamese(text)).toBe(vietnamese);
});
