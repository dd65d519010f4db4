import { expect, test } from 'vitest';
import { edictWord } from './read-edict.ts';

test.each([
  {
    line: 'スマホ /(n) (abbr) smartphone/smart phone/(P)/',
    word: {
      spellings: ['スマホ'],
      readings: ['スマホ'],
      senses: [['smartphone', 'smart phone']],
      commonness: 1,
    },
    why: 'codes and the mark of common words are no glosses',
  },
  {
    line: 'あー /(int) (1) (uk) ah!/oh!/(int) (2) (uk) yes/',
    word: { senses: [['ah!', 'oh!'], ['yes']], commonness: 3 },
    why: 'a number begins the next sense',
  },
  {
    line: 'グミ /(n) gummi (ger:)/',
    word: { senses: [['gummi (ger:)']] },
    why: 'brackets inside of a gloss stay',
  },
])('$why', ({ line, word }) => {
  expect(edictWord(line)).toMatchObject(word);
});

test.each([
  { line: '学校 [がっこう] /(n) school/(P)/', why: 'kanji: the package of npm has it' },
  { line: '　？？？ /EDICT, EDICT_SUB(P)/', why: 'about the file' },
  { line: 'ググ /(n)/', why: 'no gloss' },
  { line: '', why: 'the last line' },
])('no word: $why', ({ line }) => {
  expect(edictWord(line)).toBeNull();
});
