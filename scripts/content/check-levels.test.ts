import { expect, test } from 'vitest';
import { checkCompleteness, checkLevel, levelLists } from './check-levels.ts';
import { exceptionList } from './exception-list.ts';
import { wordWith } from './word-for-test.ts';

const listed = [
  { kanji: '学校', hiragana: 'がっこう', level: 'N5' },
  { kanji: '準備', hiragana: 'じゅんび', level: 'N3' },
  { kanji: '遣る', hiragana: 'やる', level: 'N5' },
  { kanji: '野', hiragana: 'の', level: 'N3' },
  { kanji: '字引', hiragana: 'じびき', level: 'N5' },
];

test.each([
  { kanji: '学校', hiragana: 'がっこう', type: 'N5', sound: true, why: 'as listed' },
  { kanji: '学校', hiragana: 'がっこう', type: 'N4', sound: false, why: 'listed elsewhere' },
  { kanji: '準備', hiragana: 'じゅんび', type: 'N4', sound: true, why: 'chosen' },
  { kanji: '準備', hiragana: 'じゅんび', type: 'N5', sound: false, why: 'another level than the chosen one' },
  { kanji: 'やる', hiragana: 'やる', type: 'N4', sound: false, why: 'listed in kanji' },
  {
    kanji: 'の',
    hiragana: 'の',
    type: 'N5',
    wordClass: 'particle',
    sound: true,
    why: 'a particle is not 野',
  },
  { kanji: '残業', hiragana: 'ざんぎょう', type: 'N5', sound: true, why: 'in no list' },
])('$kanji $type: $why', ({ kanji, hiragana, type, wordClass = 'noun', sound }) => {
  const choices = exceptionList('level-choices.tsv', [['準備', 'じゅんび', 'N4']]);
  expect(
    checkLevel(wordWith({ kanji, hiragana, type, wordClass }), levelLists(listed), choices).length === 0,
  ).toBe(sound);
});

test('a word of N5 or N4 is missing unless it is there in some spelling or was left out', () => {
  const words = [
    wordWith({ kanji: 'やる', hiragana: 'やる' }),
    wordWith({ kanji: '月光', hiragana: 'がっこう' }),
  ];
  const leftOut = exceptionList('left-out.tsv', [['字引', 'じびき']]);
  expect(checkCompleteness(words, listed, leftOut)).toEqual(['N5 lacks 学校 (がっこう)']);
});
