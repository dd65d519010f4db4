import { expect, test } from 'vitest';
import { agrees, syllablesOf, withToneInFront } from './syllables.ts';

const marked = (text: string) => syllablesOf(text).map((syllable) => syllable.marked);
const plain = (text: string) => syllablesOf(text).map((syllable) => syllable.plain);

test.each([
  { a: 'hoá', b: 'hóa', why: 'the tone on either vowel' },
  { a: 'khoẻ', b: 'khỏe', why: 'the tone on either vowel' },
  { a: 'thuỷ', b: 'thủy', why: 'the tone on either vowel' },
  { a: 'kỹ', b: 'kĩ', why: 'y or i after a consonant' },
  { a: 'quý', b: 'quí', why: 'y or i after qu' },
  { a: 'HỌC', b: 'học', why: 'capitals' },
  { a: 'ho\u0323c', b: 'học', why: 'a combining mark' },
  { a: 'ặ', b: 'ặ', why: 'two marks in another order' },
  { a: '“học”,', b: 'học', why: 'punctuation around it' },
])('$a and $b are equal: $why', ({ a, b }) => {
  expect(marked(a)).toEqual(marked(b));
});

test.each([
  { a: 'ma', b: 'má', why: 'a tone' },
  { a: 'an', b: 'ăn', why: 'a circumflex or breve' },
  { a: 'di', b: 'đi', why: 'a stroke' },
  { a: 'tay', b: 'tai', why: 'y and i are two sounds after a vowel' },
])('$a and $b are different: $why', ({ a, b }) => {
  expect(marked(a)).not.toEqual(marked(b));
});

test.each([
  { text: 'Trường học', syllables: ['truong', 'hoc'], why: 'marks are removed' },
  { text: 'đi (bộ)', syllables: ['di', 'bo'], why: 'đ is d, brackets are removed' },
  { text: 'tôi/anh', syllables: ['toi', 'anh'], why: 'a slash separates' },
  { text: 'N5', syllables: ['n5'], why: 'digits stay' },
  { text: '  ', syllables: [], why: 'nothing' },
])('$text without marks: $why', ({ text, syllables }) => {
  expect(plain(text)).toEqual(syllables);
});

test.each([
  { typed: 'hoc', written: 'học', agreed: true, why: 'no marks match any' },
  { typed: 'học', written: 'học', agreed: true, why: 'the same' },
  { typed: 'hóc', written: 'học', agreed: false, why: 'another tone' },
  { typed: 'hoc', written: 'hóc', agreed: true, why: 'no marks match any' },
  { typed: 'hac', written: 'học', agreed: false, why: 'another letter' },
])('$typed for $written: $why', ({ typed, written, agreed }) => {
  const [[a], [b]] = [syllablesOf(typed), syllablesOf(written)];
  expect(a && b && agrees(a, b)).toBe(agreed);
});

test.each([
  { text: 'Toà nhà khoẻ, thuỷ', said: 'Tòa nhà khỏe, thủy', why: 'an open syllable' },
  { text: 'toàn, khoét, quý', said: 'toàn, khoét, quý', why: 'a letter follows, or u belongs to q' },
])('$text is spelled $said: $why', ({ text, said }) => {
  expect(withToneInFront(text)).toBe(said);
});
