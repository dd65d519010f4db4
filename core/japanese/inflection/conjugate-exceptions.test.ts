import { expect, test } from 'vitest';
import { conjugate } from './conjugate.ts';

const formOf = (ruby: string, wordClass: string, code: string): string | undefined =>
  conjugate(ruby, wordClass)
    .flatMap(({ forms }) => forms)
    .find((form) => form.code === code)?.ruby;

type Row = readonly [word: string, wordClass: string, code: string, form: string | undefined, why: string];

/** Irregular words; a row without a form is missing in their table. */
const EXCEPTIONS: readonly Row[] = [
  ['行[い]く', 'verb-godan', 'te', '行[い]って', 'not 行いて'],
  ['持[も]って行[い]く', 'verb-godan', 'past', '持[も]って行[い]った', 'compound'],
  ['いく', 'verb-godan', 'if-tara', 'いったら', 'in kana'],
  ['聞[き]く', 'verb-godan', 'te', '聞[き]いて', 'a く that is not 行く'],
  ['問[と]う', 'verb-godan', 'te', '問[と]うて', 'keeps its う'],
  ['くれる', 'verb-ichidan', 'imperative', 'くれ', 'not くれろ'],
  ['下[くだ]さる', 'verb-godan', 'imperative', '下[くだ]さい', 'honorific, in kanji'],
  ['なさる', 'verb-godan', 'polite', 'なさいます', 'honorific'],
  ['仰[おっしゃ]る', 'verb-godan', 'polite', '仰[おっしゃ]います', 'honorific, by its reading'],
  ['ござる', 'verb-godan', 'polite', 'ございます', 'honorific'],
  ['ござる', 'verb-godan', 'imperative', undefined, 'only ございます is left'],
  ['くださる', 'verb-godan', 'passive', undefined, 'an honorific verb has no passive'],
  ['分[わ]かる', 'verb-godan', 'potential', undefined, 'is itself an ability'],
  ['分[わ]かる', 'verb-godan', 'causative', '分[わ]からせる', 'but can be brought about'],
  ['できる', 'verb-ichidan', 'potential', undefined, 'is itself an ability'],
  ['出[で]来[き]る', 'verb-ichidan', 'imperative', undefined, 'cannot be willed'],
  ['要[い]る', 'verb-godan', 'progressive', undefined, 'a state'],
  ['いる', 'verb-ichidan', 'progressive', undefined, 'a state'],
  ['いる', 'verb-ichidan', 'potential', 'いられる', 'いる can be willed'],
  ['在[あ]る', 'verb-godan', 'negative', 'ない', 'ある in kanji'],
  ['連[つ]れて来[く]る', 'verb-irregular', 'negative', '連[つ]れて来[こ]ない', 'compound'],
  ['やってくる', 'verb-irregular', 'imperative', 'やってこい', 'compound in kana'],
  ['愛[あい]する', 'verb-irregular', 'negative', '愛[あい]さない', 'uses forms of 愛す'],
  ['愛[あい]する', 'verb-irregular', 'potential', '愛[あい]せる', 'uses forms of 愛す'],
  ['愛[あい]する', 'verb-irregular', 'if-ba', '愛[あい]すれば', 'but keeps すれば'],
  ['達[たっ]する', 'verb-irregular', 'negative', '達[たっ]しない', 'after っ it does not'],
  ['反[はん]する', 'verb-irregular', 'potential', undefined, '反できる is not said'],
  ['コピー', 'noun-suru', 'te', 'コピーして', 'a noun in katakana'],
  ['良[い]い', 'adjective-i', 'negative', '良[よ]くない', 'the reading changes'],
  ['かっこいい', 'adjective-i', 'past', 'かっこよかった', 'a compound of いい'],
  ['頭[あたま]がいい', 'adjective-i', 'te', '頭[あたま]がよくて', 'a compound of いい'],
  ['かわいい', 'adjective-i', 'negative', 'かわいくない', 'not a compound of いい'],
  ['つよい', 'adjective-i', 'seems', 'つよそう', 'not a compound of よい'],
  ['良[よ]い', 'adjective-i', 'seems', '良[よ]さそう', 'さ between'],
  ['ない', 'adjective-i', 'seems', 'なさそう', 'さ between'],
  ['無[な]い', 'adjective-i', 'too-much', '無[な]さすぎる', 'さ between'],
  ['少[すく]ない', 'adjective-i', 'seems', '少[すく]なそう', 'its ない is not a negation'],
];

test.each(EXCEPTIONS)('%s (%s), %s: %s, %s', (word, wordClass, code, form) => {
  expect(formOf(word, wordClass, code)).toBe(form);
});
