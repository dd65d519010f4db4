import { expect, test } from 'vitest';
import { readQuery } from '../search/read-query.ts';
import { readEnglish } from './read-english.ts';

test.each([
  { typed: '水', why: 'Japanese' },
  { typed: 'con mèo', why: 'letters with Vietnamese marks' },
  { typed: 'đi', why: 'a Vietnamese letter' },
  { typed: '300', why: 'a number' },
  { typed: '', why: 'nothing' },
])('no English: $typed: $why', ({ typed }) => {
  expect(readEnglish(readQuery(typed))).toBeNull();
});

test.each([
  { typed: 'con meo', keys: ['con meo'], why: 'syllables without marks: whole glosses only' },
  { typed: 'an com', keys: ['an com'], why: '“an” is ăn, no article' },
  { typed: 'hot', keys: ['hot'], why: 'a syllable that is English too' },
  { typed: 'tree', keys: ['tree'], why: 'keys of Telex in an English word' },
  { typed: 'to run', keys: ['run'], why: 'a verb with its “to”' },
])('perhaps Vietnamese: $typed: $why', ({ typed, keys }) => {
  expect(readEnglish(readQuery(typed))).toEqual({
    text: typed,
    keys,
    simpler: [],
    words: [],
    isPerhapsVietnamese: true,
  });
});

test.each([
  { typed: 'dogs', keys: ['dogs'], simpler: ['dog'], why: 'a plural' },
  { typed: 'boxes', keys: ['boxes'], simpler: ['box', 'boxe'], why: 'after x' },
  { typed: 'cities', keys: ['cities'], simpler: ['city', 'citie'], why: 'after a consonant' },
  { typed: 'glass', keys: ['glass'], simpler: [], why: 'a double s is no plural' },
  { typed: 'running', keys: ['running'], simpler: ['runn', 'runne', 'run'], why: 'a doubled consonant' },
  { typed: 'making', keys: ['making'], simpler: ['mak', 'make'], why: 'an e that was dropped' },
  { typed: 'crying', keys: ['crying'], simpler: ['cry', 'crye'], why: 'a vowel before it' },
  { typed: 'string', keys: ['string'], simpler: [], why: 'no vowel before -ing' },
  { typed: 'the library', keys: ['library'], simpler: [], why: 'an article' },
  { typed: 'e-mail', keys: ['e mail', 'email'], simpler: [], why: 'a hyphen' },
  { typed: 'driver’s license', keys: ['drivers license'], simpler: [], why: 'an apostrophe of a phone' },
])('$typed: $why', ({ typed, keys, simpler }) => {
  expect(readEnglish(readQuery(typed))).toMatchObject({ keys, simpler, isPerhapsVietnamese: false });
});
