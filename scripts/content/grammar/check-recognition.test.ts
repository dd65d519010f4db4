import { expect, test } from 'vitest';
import { pointWith } from '#core/grammar/grammar-for-test.ts';
import { createGrammarLibrary } from '#core/grammar/grammar-library.ts';
import { wordsFrom } from '#core/grammar/words-for-test.ts';
import { checkRecognition } from './check-recognition.ts';

const library = createGrammarLibrary({
  points: [pointWith({ id: 'wa', find: ['は'] }), pointWith({ id: 'ga', find: ['が'] })],
  contrasts: [],
  answers: [],
});

test.each([
  { finds: 'wa', not: 'ga', mistakes: [], why: 'as expected' },
  { finds: 'wa ga', not: '', mistakes: ['雨 は ga is missed, found wa'], why: 'a point is missed' },
  { finds: '', not: 'wa', mistakes: ['雨 は wa does not stand here'], why: 'a point is recognised wrongly' },
  { finds: 'wa', not: 'wo', mistakes: ['雨 は no point has the id wo'], why: 'an id that does not exist' },
])('$why', ({ finds, not, mistakes }) => {
  expect(checkRecognition({ ja: '雨 は', finds, not }, library, wordsFrom)).toEqual(mistakes);
});
