import { expect, test } from 'vitest';
import { finishKana, typeKana } from './type-kana.ts';

/** `|` is the caret. */
const typed = (marked: string) => {
  const caret = marked.indexOf('|');
  const after = typeKana({ text: marked.replace('|', ''), caret });
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
};

test.each([
  { marked: 'watashi|', expected: 'わたし|', why: 'romaji' },
  { marked: 'わたs|', expected: 'わたs|', why: 'half a syllable waits' },
  { marked: 'しn|', expected: 'しn|', why: 'n may begin a syllable' },
  { marked: 'しnn|', expected: 'しん|', why: 'nn is ん, as on a Japanese keyboard' },
  { marked: 'しnb|', expected: 'しんb|', why: 'before another consonant n is ん' },
  { marked: 'KO-HI-|', expected: 'コーヒー|', why: 'capitals are katakana' },
  { marked: '私ha|学校', expected: '私は|学校', why: 'in the middle of a sentence' },
  { marked: 'gakkou|', expected: 'がっこう|', why: 'double consonants' },
  { marked: '行きます.|', expected: '行きます。|', why: 'marks of a Japanese sentence' },
  { marked: 'わ|tashi', expected: 'わ|tashi', why: 'what stands behind the caret is left alone' },
  { marked: '|', expected: '|', why: 'nothing' },
])('$why: $marked', ({ marked, expected }) => {
  expect(typed(marked)).toBe(expected);
});

test.each([
  { text: 'ほn', expected: 'ほん' },
  { text: 'ほn ', expected: 'ほん ' },
  { text: 'ほん', expected: 'ほん' },
  { text: 'nほ', expected: 'nほ' },
])('$text is finished as $expected', ({ text, expected }) => {
  expect(finishKana(text)).toBe(expected);
});
