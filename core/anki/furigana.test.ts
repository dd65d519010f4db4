import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rubyText } from '../japanese/ruby.ts';
import { furiganaOf, parseFurigana, printFurigana } from './furigana.ts';

test.each([
  { ours: '漢字[かんじ]', anki: '漢字[かんじ]', why: 'a word' },
  { ours: '買[か]い物[もの]', anki: '買[か]い 物[もの]', why: 'a space begins what a reading belongs to' },
  { ours: 'お茶[ちゃ]を飲[の]む', anki: 'お 茶[ちゃ]を 飲[の]む', why: 'kana in front' },
  { ours: '勉[べん]強[きょう]', anki: '勉[べん] 強[きょう]', why: 'one reading after another' },
  { ours: 'テレビ', anki: 'テレビ', why: 'no reading' },
  { ours: 'I like 物語[ものがたり]', anki: 'I like  物語[ものがたり]', why: 'a space of its own stays' },
  { ours: '', anki: '', why: 'nothing' },
])('$why: $ours', ({ ours, anki }) => {
  expect(furiganaOf(ours)).toBe(anki);
  expect(rubyText(parseFurigana(anki))).toBe(ours);
});

test.each([
  {
    text: 'お茶[おちゃ]',
    segments: [{ text: 'お茶', reading: 'おちゃ' }],
    why: 'a reading of kana and kanji',
  },
  { text: ' 水[みず]', segments: [{ text: '水', reading: 'みず' }], why: 'a space at the beginning' },
  { text: '水[]', segments: [{ text: '水[]' }], why: 'an empty bracket' },
  { text: '[みず]', segments: [{ text: '[みず]' }], why: 'a bracket of nothing' },
  { text: '水[みず', segments: [{ text: '水[みず' }], why: 'a bracket that does not end' },
  { text: '水]みず[', segments: [{ text: '水]みず[' }], why: 'brackets the wrong way round' },
  { text: '水[[みず]', segments: [{ text: '水[[みず]' }], why: 'a bracket in a bracket' },
])('$why', ({ text, segments }) => {
  expect(parseFurigana(text)).toEqual(segments);
});

test('brackets that mean no reading become full-width', () => {
  expect(printFurigana([{ text: '第[1]' }, { text: '章', reading: 'しょう' }])).toBe('第［1］ 章[しょう]');
});

test('no text is lost in reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[] 水み') }), (text) => {
      const letters = parseFurigana(text).map((part) => part.text + (part.reading ?? ''));
      expect(letters.join('').replaceAll(/[[\] ]/g, '')).toBe(text.replaceAll(/[[\] ]/g, ''));
    }),
  );
});
