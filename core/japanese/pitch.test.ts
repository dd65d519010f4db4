import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moraeOf, pitchKindOf, pitchOf } from './pitch.ts';

test.each([
  { reading: 'はし', morae: ['は', 'し'], why: 'a kana is a mora' },
  { reading: 'がっこう', morae: ['が', 'っ', 'こ', 'う'], why: 'the small っ is a mora' },
  { reading: 'きょう', morae: ['きょ', 'う'], why: 'ょ belongs to き' },
  { reading: 'ジュース', morae: ['ジュ', 'ー', 'ス'], why: 'the long mark is a mora' },
  { reading: 'ファックス', morae: ['ファ', 'ッ', 'ク', 'ス'], why: 'a small vowel belongs to フ' },
  { reading: 'しんかんせん', morae: ['し', 'ん', 'か', 'ん', 'せ', 'ん'], why: 'ん is a mora' },
  { reading: 'ウォン', morae: ['ウォ', 'ン'], why: 'ウォ is one mora' },
  {
    reading: 'ゴールデン・ウィーク',
    morae: [...'ゴールデン', 'ウィ', 'ー', 'ク'],
    why: 'the dot is not spoken',
  },
  { reading: '', morae: [], why: 'nothing' },
])('$reading: $why', ({ reading, morae }) => {
  expect(moraeOf(reading)).toEqual(morae);
});

/** は↓し: low morae stand in brackets, ↓ is the fall. */
const drawn = (reading: string, fall: number) =>
  pitchOf(reading, fall)
    .map(({ mora, isHigh, falls }) => `${isHigh ? mora : `(${mora})`}${falls ? '↓' : ''}`)
    .join('');

describe('the voice', () => {
  test.each([
    { reading: 'はし', fall: 1, shows: 'は↓(し)', kind: 'head', why: '箸 chopsticks' },
    { reading: 'はし', fall: 2, shows: '(は)し↓', kind: 'tail', why: '橋 bridge: falls on the particle' },
    { reading: 'はし', fall: 0, shows: '(は)し', kind: 'flat', why: '端 edge: never falls' },
    { reading: 'がっこう', fall: 0, shows: '(が)っこう', kind: 'flat', why: '学校' },
    {
      reading: 'きょう',
      fall: 1,
      shows: 'きょ↓(う)',
      kind: 'head',
      why: '今日: the first mora has two kana',
    },
    { reading: 'ジュース', fall: 1, shows: 'ジュ↓(ー)(ス)', kind: 'head', why: 'katakana' },
    { reading: 'せんせい', fall: 3, shows: '(せ)んせ↓(い)', kind: 'middle', why: '先生' },
    { reading: 'たべる', fall: 2, shows: '(た)べ↓(る)', kind: 'middle', why: '食べる' },
    { reading: 'め', fall: 1, shows: 'め↓', kind: 'head', why: '目: one mora that falls' },
    { reading: 'ひ', fall: 0, shows: '(ひ)', kind: 'flat', why: '日: one mora that does not' },
  ] as const)('$reading $fall: $why', ({ reading, fall, shows, kind }) => {
    expect(drawn(reading, fall)).toBe(shows);
    expect(pitchKindOf(reading, fall)).toBe(kind);
  });

  test('falls at most once, from high to low, and only the first two morae differ before that', () => {
    const kana = fc.array(fc.constantFrom('か', 'きょ', 'っ', 'ん', 'ー', 'ファ'), { minLength: 1 });
    fc.assert(
      fc.property(kana, fc.nat(), (morae, any) => {
        const fall = any % (morae.length + 1);
        const pitched = pitchOf(morae.join(''), fall);
        expect(pitched.map(({ mora }) => mora)).toEqual(morae);
        expect(pitched.filter(({ falls }) => falls)).toHaveLength(fall === 0 ? 0 : 1);
        expect(pitched.every(({ isHigh, falls }) => isHigh || !falls)).toBe(true);
        expect(new Set(pitched.slice(0, 2).map(({ isHigh }) => isHigh)).size).toBe(Math.min(2, morae.length));
      }),
    );
  });
});
