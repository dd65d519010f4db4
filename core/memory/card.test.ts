import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, cardOf, DIRECTIONS, subjectOf, thingOf } from './card.ts';

const someCard: fc.Arbitrary<Card> = fc.oneof(
  fc.record({
    kind: fc.constant('word' as const),
    wordId: fc.integer({ min: 1, max: 999_999 }),
    direction: fc.constantFrom(...DIRECTIONS),
  }),
  fc.record({ kind: fc.constant('kana' as const), kana: fc.constantFrom('き', 'きゃ', 'ヴ', 'ー') }),
  fc.record({ kind: fc.constant('kanji' as const), kanji: fc.constantFrom('学', '々', '𠮟') }),
  fc.record({ kind: fc.constant('sentence' as const), sentenceId: fc.integer({ min: 1, max: 999_999 }) }),
  fc.record({
    kind: fc.constant('blank' as const),
    sentenceId: fc.integer({ min: 1, max: 999_999 }),
    grammarPointId: fc.constantFrom('te-iru', 'ni', 'n4-ba'),
  }),
  fc.record({ kind: fc.constant('own' as const), id: fc.uuid() }),
);

test('a card and its subject are the same thing', () => {
  fc.assert(
    fc.property(someCard, (card) => {
      expect(cardOf(subjectOf(card))).toEqual(card);
    }),
  );
});

test.each([
  { subject: 'word:123', why: 'a word of the kana course has no direction' },
  { subject: 'word:0-read', why: 'there is no word 0' },
  { subject: 'word:12-write', why: 'an unknown direction' },
  { subject: 'kanji:学校', why: 'two characters are a word' },
  { subject: 'kanji:き', why: 'kana are not kanji' },
  { subject: 'blank:401', why: 'a blank without its point' },
  { subject: 'own:1', why: 'own cards have random ids' },
  { subject: 'step:n5-1-ten', why: 'a step of the path' },
  { subject: 'word', why: 'no subject at all' },
])('$subject is no card: $why', ({ subject }) => {
  expect(cardOf(subject)).toBeNull();
});

test.each([
  { one: 'word:1-read', other: 'word:1-say', areSiblings: true, why: 'one direction gives away the other' },
  { one: 'sentence:401', other: 'blank:401-ni', areSiblings: true, why: 'the blank shows the sentence' },
  { one: 'blank:401-wa', other: 'blank:401-ni', areSiblings: true, why: 'two blanks of one sentence' },
  { one: 'word:1-read', other: 'word:11-read', areSiblings: false, why: 'other words' },
  { one: 'word:401-read', other: 'sentence:401', areSiblings: false, why: 'a word and a sentence' },
])('siblings: $why', ({ one, other, areSiblings }) => {
  const things = [one, other].map(cardOf).map((card) => card && thingOf(card));
  expect(things[0] === things[1]).toBe(areSiblings);
});
