import { describe, expect, test } from 'vitest';
import { finish } from '../steps.ts';
import { ownWordsSteps } from './own-words.ts';
import type { TailWord } from './tail-words.ts';

const word = (id: number, kanji: string, hiragana: string, variants = '') => ({
  id,
  kanji,
  hiragana,
  variants,
});
const WORDS = [
  word(1, '図書館', 'としょかん'),
  word(2, '上手', 'じょうず'),
  word(3, 'きれい', 'きれい', '綺麗'),
  word(4, 'こんにちは', 'こんにちは'),
  word(5, 'ホテル', 'ホテル'),
  word(6, '明日', 'あした'),
  word(7, '明日', 'あす'),
];
const own = finish(
  ownWordsSteps(new Map(WORDS.map((one) => [one.id, one])), [
    { wordId: 4, kanji: 'こんにちは', glosses: ['hello', 'good day'] },
    { wordId: 5, kanji: 'ホテル', glosses: ['hotel'] },
    { wordId: 6, kanji: '電話', glosses: ['telephone'] },
    { wordId: 9, kanji: 'テレビ', glosses: ['television'] },
  ]),
);

const inTail = (spellings: string, readings: string, gloss = ''): TailWord => ({
  spellings: spellings.split(' '),
  readings: readings.split(' '),
  senses: [[gloss]],
  commonness: 3,
});

describe('the same word in our dictionary', () => {
  test.each([
    { tail: inTail('図書館', 'ずしょかん としょかん'), ids: [1], why: 'any of its readings' },
    { tail: inTail('上手', 'うわて かみて'), ids: [], why: 'another word with this spelling' },
    { tail: inTail('奇麗 綺麗', 'きれい キレイ'), ids: [3], why: 'any of its spellings' },
    { tail: inTail('明日', 'あした あす みょうにち'), ids: [6, 7], why: 'two of ours' },
    { tail: inTail('今日は', 'こにちは こんにちは', 'hello'), ids: [4], why: 'in kana, with its meaning' },
    { tail: inTail('火照る', 'ホテル', 'to feel hot'), ids: [], why: 'it sounds like ours, no more' },
    { tail: inTail('生き甲斐', 'いきがい'), ids: [], why: 'none' },
  ])('$tail.spellings: $why', ({ tail, ids }) => {
    expect(own.sameAs(tail).map(({ id }) => id)).toEqual(ids);
  });
});

test.each([
  { key: 'hello', found: [{ word: { id: 4 }, nearness: 0 }], why: 'its first gloss' },
  { key: 'good day', found: [{ word: { id: 4 }, nearness: 2 }], why: 'its second one is further away' },
  { key: 'telephone', found: [], why: 'written for a headword that the entry has no longer' },
  { key: 'television', found: [], why: 'a word that was deleted' },
])('$key: $why', ({ key, found }) => {
  expect(own.meaning([key])).toMatchObject(found);
});
