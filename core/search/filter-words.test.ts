import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FilteredWord, filterWords } from './filter-words.ts';

const word = (kanji: string, hiragana: string, sino: string, mean: string): FilteredWord => ({
  kanji,
  hiragana,
  sino,
  mean,
});
const words = [
  word('学校', 'がっこう', 'HỌC HIỆU', 'trường học'),
  word('東京', 'とうきょう', 'ĐÔNG KINH', 'Tô-ky-ô'),
  word('コーヒー', 'コーヒー', '', 'cà phê'),
  word('友達', 'ともだち', 'HỮU ĐẠT', 'bạn, bạn bè'),
  word('机', 'つくえ', 'KỶ', 'bàn (học, làm việc)'),
  word('一番', 'いちばん', 'NHẤT PHIÊN', 'nhất; số một'),
  word('入学', 'にゅうがく', 'NHẬP HỌC', 'việc nhập học'),
  word('食べる', 'たべる', 'THỰC', 'ăn'),
  word('時々', 'ときどき', 'THỜI THỜI', 'thỉnh thoảng'),
  word('ここ', 'ここ', '', 'đây, chỗ này'),
  word('ほか', 'ほか', '', 'khác'),
];
const found = (typed: string) => filterWords(words, typed, (one) => one).map(({ kanji }) => kanji);

test.each([
  { typed: '', expected: words.map(({ kanji }) => kanji), why: 'nothing typed keeps the whole list' },
  { typed: '   ', expected: words.map(({ kanji }) => kanji), why: 'so do spaces' },
  { typed: '学', expected: ['学校', '入学'], why: 'one kanji anywhere in the word' },
  { typed: '学校', expected: ['学校'], why: 'a whole word' },
  { typed: '時時', expected: ['時々'], why: '々 spelt out' },
  { typed: 'がく', expected: ['入学'], why: 'kana inside a reading' },
  {
    typed: 'と',
    expected: ['東京', '友達', '時々'],
    why: 'one kana begins it',
  },
  { typed: 'ｺｰﾋｰ', expected: ['コーヒー'], why: 'half-width katakana' },
  { typed: 'こーひー', expected: ['コーヒー'], why: 'hiragana for katakana' },
  { typed: 'gakkou', expected: ['学校'], why: 'romaji' },
  { typed: 'gak', expected: ['学校'], why: 'unfinished romaji' },
  { typed: 'hok', expected: ['ほか'], why: 'unfinished romaji that is no Vietnamese' },
  { typed: 'gakko', expected: ['学校'], why: 'romaji without the long vowel' },
  { typed: 'tokyo', expected: ['東京'], why: 'the same in two places' },
  { typed: 'kohi', expected: ['コーヒー'], why: 'the same for ー' },
  { typed: 'trường', expected: ['学校'], why: 'Vietnamese with marks' },
  { typed: 'truong', expected: ['学校'], why: 'Vietnamese without marks' },
  { typed: 'truonghoc', expected: ['学校'], why: 'without spaces' },
  { typed: 'trường h', expected: ['学校'], why: 'the last syllable is unfinished' },
  { typed: 'bạn', expected: ['友達'], why: 'marks that are typed must be there' },
  {
    typed: 'ban',
    expected: ['友達', '机', '一番'],
    why: 'without marks it is Vietnamese and romaji at once',
  },
  { typed: 'bàn học', expected: ['机'], why: 'a hint in brackets belongs to the meaning' },
  {
    typed: 'hoc',
    expected: ['学校', '机', '入学'],
    why: 'Hán Việt and meanings, and not the beginning of ほか',
  },
  { typed: 'HỌC HIỆU', expected: ['学校'], why: 'Hán Việt in capitals' },
  { typed: 'nhap hoc', expected: ['入学'], why: 'Hán Việt without marks' },
  { typed: 'thời thời', expected: ['時々'], why: 'Hán Việt with marks' },
  { typed: 'học trường', expected: [], why: 'syllables in another order are other words' },
  { typed: 'xyz', expected: [], why: 'it is nothing' },
  { typed: '!?', expected: [], why: 'punctuation finds no word' },
])('“$typed”: $why', ({ typed, expected }) => {
  expect(found(typed)).toEqual(expected);
});

test('a word is found by all of its own fields, and by each beginning of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.constantFrom('kanji', 'hiragana', 'sino'),
      fc.nat(),
      (one, field, cut) => {
        const text = one[field];
        fc.pre(text !== '');
        const beginning = text.slice(0, 1 + (cut % text.length));
        expect(found(beginning)).toContain(one.kanji);
      },
    ),
  );
});

test('a keyboard that composes letters of several characters finds the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
      expect(found(typed.normalize('NFD'))).toEqual(found(typed));
    }),
  );
});
