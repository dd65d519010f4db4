import { describe, expect, test } from 'vitest';
import { exceptionList } from '../exception-list.ts';
import { checkCoverage, checkLevel, coverageOf, levelLists } from './check-levels.ts';
import { readLevelLists, readWholeLists } from './level-lists.ts';
import { wordWith } from './word-for-test.ts';
import { readShippedWords } from './word.ts';

const listed = [
  { kanji: '学校', hiragana: 'がっこう', level: 'N5' },
  { kanji: '準備', hiragana: 'じゅんび', level: 'N3' },
  { kanji: '椅子', hiragana: 'いす', level: 'N5' },
  { kanji: '園', hiragana: 'その', level: 'N1' },
  { kanji: '以外', hiragana: 'いがい', level: 'N3' },
  { kanji: '字引', hiragana: 'じびき', level: 'N5' },
  { kanji: '皿', hiragana: 'さら', level: 'N3' },
  { kanji: '数', hiragana: 'かず', level: 'N3' },
  { kanji: '捜す', hiragana: 'さがす', level: 'N2' },
];

test.each([
  { kanji: '学校', hiragana: 'がっこう', type: 'N5', valid: true, why: 'as listed' },
  { kanji: '学校', hiragana: 'がっこう', type: 'N4', valid: false, why: 'listed at another level' },
  { kanji: '準備', hiragana: 'じゅんび', type: 'N4', valid: true, why: 'our choice' },
  { kanji: '準備', hiragana: 'じゅんび', type: 'N5', valid: false, why: 'another level than our choice' },
  { kanji: 'いす', hiragana: 'いす', type: 'N4', valid: false, why: 'listed in kanji' },
  { kanji: 'その', hiragana: 'その', type: 'N5', valid: true, why: 'a single character only sounds like it' },
  {
    kanji: 'いがい',
    hiragana: 'いがい',
    type: 'N5',
    wordClass: 'particle',
    valid: true,
    why: 'a particle is not a compound',
  },
  { kanji: '残業', hiragana: 'ざんぎょう', type: 'N5', valid: true, why: 'in no list' },
])('$kanji $type: $why', ({ kanji, hiragana, type, wordClass = 'noun', valid }) => {
  const choices = exceptionList('level-choices.tsv', [['準備', 'じゅんび', 'N4']]);
  expect(
    checkLevel(wordWith({ kanji, hiragana, type, wordClass }), levelLists(listed), choices).length === 0,
  ).toBe(valid);
});

describe('how much of a list is there', () => {
  const words = [
    wordWith({ kanji: 'いす', hiragana: 'いす' }),
    wordWith({ kanji: '月光', hiragana: 'がっこう' }),
    wordWith({ kanji: '準備', hiragana: 'じゅんび' }),
    wordWith({ kanji: '以外', hiragana: 'いがい' }),
    wordWith({ kanji: 'お皿', hiragana: 'おさら' }),
    wordWith({ kanji: 'おかず', hiragana: 'おかず' }),
    wordWith({ kanji: '探す', hiragana: 'さがす', variants: '捜す' }),
  ];
  const coverage = coverageOf(words, listed);

  test('a word counts in any spelling, but not because another sounds like it', () =>
    expect(
      coverage.map(({ level, listed: count, missing }) => [level, count, missing.map(({ kanji }) => kanji)]),
    ).toEqual([
      ['N5', 3, ['学校', '字引']],
      ['N3', 4, ['数']],
      ['N1', 1, ['園']],
      ['N2', 1, []],
    ]));

  test('a missing word of N5 to N2 needs a reason, and few may be missing for one', () => {
    const leftOut = exceptionList('left-out.tsv', [
      ['字引', 'じびき'],
      ['数', 'かず'],
    ]);
    expect(checkCoverage(coverage, leftOut)).toEqual([
      '33.3 % of N5 are there, 99 were promised',
      'N5 lacks 学校 (がっこう)',
      '75.0 % of N3 are there, 99 were promised',
    ]);
  });
});

describe('the lists of Kanjium', async () => {
  const lists = levelLists(await readLevelLists());

  test.each([
    { kanji: '学校', hiragana: 'がっこう', levels: ['N5'], why: 'a compound' },
    { kanji: '立ち上がる', hiragana: 'たちあがる', levels: ['N3'], why: 'a compound verb' },
    { kanji: '食う', hiragana: 'くう', levels: ['N3'], why: 'a word whose character is N5' },
    {
      kanji: '赤らむ',
      hiragana: 'あからむ',
      levels: [],
      why: 'a word that has only the level of its character',
    },
    { kanji: '一般的', hiragana: 'いっぱんてき', levels: [], why: 'a compound without a level' },
  ])('$kanji: $why', ({ kanji, hiragana, levels }) =>
    expect([...lists.levelsOf(wordWith({ kanji, hiragana }))]).toEqual(levels),
  );

  test('are read as a whole for what is missing: a native verb has only the level of its character', async () => {
    const whole = await readWholeLists();
    expect(whole).toContainEqual({ kanji: '刺す', hiragana: 'さす', level: 'N2' });
    expect(new Set(whole.map(({ kanji, hiragana }) => `${kanji} ${hiragana}`)).size).toBe(whole.length);
  });

  test('are large enough to check our words', async () => {
    const words = await readShippedWords();
    const listedWords = words.filter((word) => lists.levelsOf(word).size > 0);
    expect(listedWords.length).toBeGreaterThan(1_500);
  });
});
