import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenAway } from './given-away.ts';

test.each([
  { hint: 'Dùng 水を飲みます nhé.', answers: ['水を飲みます。'], found: '水を飲みます', why: 'all of it' },
  { hint: '飲みます', answers: ['水を飲みます'], found: '飲みます', why: 'more than half' },
  { hint: '飲み', answers: ['水飲みた'], found: null, why: 'half of it' },
  { hint: 'ノミマス', answers: ['水のみます'], found: 'のみます', why: 'in the other kana' },
  { hint: '水を, 飲みます', answers: ['水を飲みますか'], found: '飲みます', why: 'in one of several runs' },
  { hint: '水を飲む', answers: ['お茶を', '水を飲む'], found: '水を飲む', why: 'another of the answers' },
  { hint: '水を飲みます', answers: ['水を', '水を飲み'], found: '水を飲み', why: 'the longest of several' },
  { hint: '水', answers: ['水'], found: '水', why: 'an answer of one letter' },
  { hint: '水', answers: [''], found: null, why: 'no answer yet' },
  { hint: 'Tân ngữ.', answers: ['水を飲みます'], found: null, why: 'a hint without Japanese' },
])('$why: $hint', ({ hint, answers, found }) => {
  expect(givenAway(hint, answers)).toBe(found);
});

test('gives the same length as a brute-force search', () => {
  // Few different letters, so that they repeat and overlap.
  const japanese = fc.string({ unit: fc.constantFrom('あ', 'い', '水'), maxLength: 9 });
  const hint = fc.array(japanese, { maxLength: 3 }).map((runs) => runs.join(' '));
  fc.assert(
    fc.property(hint, fc.array(japanese, { maxLength: 3 }), (said, answers) => {
      const found = givenAway(said, answers) ?? '';
      const parts = answers.flatMap((answer) =>
        partsOf(answer).filter((part) => part.length > answer.length / 2 && said.includes(part)),
      );
      expect(found.length).toBe(Math.max(0, ...parts.map((part) => part.length)));
      expect(found === '' || parts.includes(found)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const partsOf = (text: string): string[] =>
  Array.from(text).flatMap((_, from) =>
    Array.from(text.slice(from), (_letter, at) => text.slice(from, from + at + 1)),
  );
