import { expect, test } from 'vitest';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { checkSynonymLink } from './check-synonym-link.ts';
import { wordWith } from './word-for-test.ts';

const WORDS = new Map(
  [
    wordWith({ id: '1', kanji: '帰る', wordClass: 'verb-godan' }),
    wordWith({ id: '2', kanji: '帰宅', wordClass: 'noun-suru' }),
    wordWith({ id: '3', kanji: '家', wordClass: 'noun' }),
    wordWith({ id: '4', kanji: '全部', wordClass: 'noun' }),
    wordWith({ id: '5', kanji: 'すべて', wordClass: 'adverb', variants: '全て' }),
    wordWith({ id: '6', kanji: '個', wordClass: 'counter' }),
    wordWith({ id: '7', kanji: 'つ', wordClass: 'counter' }),
    wordWith({ id: '8', kanji: '面白い', wordClass: 'adjective-i' }),
    wordWith({ id: '9', kanji: '愉快', wordClass: 'adjective-na' }),
    wordWith({ id: '10', kanji: '気に入る', wordClass: 'expression' }),
  ].map((word) => [Number(word.id), word]),
);
const NONE = /^$/;

const mistakesOf = (changes: Partial<SynonymLink>) =>
  checkSynonymLink(
    {
      words: [],
      difference: 'Gần nhau.',
      interchangeable: true,
      except: [],
      only: [],
      prompt: [],
      oneWay: false,
      particles: [],
      ...changes,
    },
    WORDS,
  ).join('\n');

test.each([
  {
    words: [1, 2],
    difference: '帰宅 trang trọng hơn 帰る.',
    mistake: NONE,
    why: 'a verb and a noun with する',
  },
  { words: [4, 5], difference: '全部 và 全て.', mistake: NONE, why: 'an amount, named by its variant' },
  { words: [8, 9], difference: '面白い, 愉快.', mistake: NONE, why: 'adjectives of both kinds' },
  { words: [8, 10], difference: '面白い, 気に入る.', mistake: NONE, why: 'an expression can be anything' },
  {
    words: [1, 3],
    difference: '帰る, 家.',
    mistake: /帰る \(verb-godan\) cannot replace 家 \(noun\)/,
    why: 'verb',
  },
  {
    words: [2, 3, 1],
    difference: '帰る, 家, 帰宅.',
    mistake: /^家 .* replace 帰る .*$/,
    why: 'one of three pairs',
  },
  {
    words: [6, 7],
    difference: '個, つ.',
    mistake: /cannot replace/,
    why: 'counters have a rule of their own',
  },
  { words: [1, 99], difference: '帰る.', mistake: /^no word has the id 99$/, why: 'an unknown id' },
  { words: [1, 2], difference: 'Như 帰る.', mistake: /does not name 帰宅/, why: 'a word that is not named' },
  { words: [1, 2], difference: '帰る, 帰宅', mistake: /full stop/, why: 'no full stop' },
  { words: [1, 2], difference: 'như 帰る, 帰宅.', mistake: /small letter/, why: 'no capital' },
  {
    words: [1, 2],
    difference: `帰る, 帰宅${'!'.repeat(200)}.`,
    mistake: /longer than 200/,
    why: 'more than two sentences',
  },
])('$words: $why', ({ words, difference, mistake }) => {
  expect(mistakesOf({ words, difference })).toMatch(mistake);
});

test('a link that the judge ignores may join any classes', () => {
  expect(mistakesOf({ words: [1, 3], difference: '帰る, 家.', interchangeable: false })).toBe('');
});
