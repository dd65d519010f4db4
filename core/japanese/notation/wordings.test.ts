import { describe, expect, test } from 'vitest';
import { checkedNotation } from './notation.ts';
import { countWordings, firstWordings, sampleWordings } from './wordings.ts';

const MANY = 1_000_000;
const count = (answer: string) => countWordings(checkedNotation(answer), MANY);
const first = (answer: string, most = 30) => firstWordings(checkedNotation(answer), most);
const sample = (answer: string) => sampleWordings(checkedNotation(answer));

test.each([
  { answer: '学校へ行く', said: ['学校へ行く'], why: 'plain' },
  { answer: '[私は]行く', said: ['私は行く', '行く'], why: 'said and left out' },
  { answer: '駅(に|へ)行く', said: ['駅に行く', '駅へ行く'], why: 'one or the other' },
  { answer: '今日[に|は]行く', said: ['今日に行く', '今日は行く', '今日行く'], why: 'one of them or none' },
  { answer: '{駅で 友達と}話す', said: ['駅で友達と話す', '友達と駅で話す'], why: 'in both orders' },
  { answer: '[(私|僕)は]行く', said: ['私は行く', '僕は行く', '行く'], why: 'nested' },
  { answer: '行[き]く[き]', said: ['行きくき', '行きく', '行くき', '行く'], why: 'every combination' },
  {
    answer: '{[今日] (駅|家)で}話す',
    said: ['今日駅で話す', '今日家で話す', '駅で話す', '家で話す', '駅で今日話す', '家で今日話す'],
    counted: 8,
    why: 'slots in free order; without 今日 both orders are the same text, but are counted twice',
  },
])('$answer: $why', ({ answer, said, counted = said.length }) => {
  expect(first(answer)).toEqual(said);
  expect(sample(answer).toSorted()).toEqual(said.toSorted());
  expect(count(answer)).toBe(counted);
});

describe('an answer with very many wordings', () => {
  const threes = Array.from({ length: 12 }, (_, at) => `(${at}a|${at}b|${at}c)`).join('');
  const FREE = '{あ い う え お}';
  const optional = Array.from({ length: 59 }, (_, at) => `[${String.fromCodePoint(0x3041 + at)}]`).join('');

  test.each([
    { answer: threes, counted: 3 ** 12, why: 'twelve choices' },
    { answer: '(あ|い)'.repeat(20), counted: MANY, why: 'twenty choices, over the limit' },
    { answer: `${optional}行く`, counted: MANY, why: 'the maximum number of slots' },
    { answer: FREE.repeat(2), counted: 120 ** 2, why: 'free order twice' },
    { answer: `{${`${FREE} `.repeat(2)}か き く}`, counted: MANY, why: 'free order in free order' },
    { answer: `{{${`${FREE} `.repeat(2)}か} き く}`, counted: 6 * 6 * 120 ** 2, why: 'nested once more' },
  ])('is counted without building the wordings: $why', ({ answer, counted }) => {
    expect(count(answer)).toBe(counted);
    expect(first(answer)).toHaveLength(30);
    expect(sample(answer).length).toBeLessThanOrEqual(120);
  });

  test('is sampled so that every alternative appears', () => {
    const said = sample(threes);
    expect(said.length).toBeLessThanOrEqual(48);
    for (let at = 0; at < 12; at++)
      for (const letter of 'abc') expect(said.some((text) => text.includes(`${at}${letter}`))).toBe(true);
  });

  test('is sampled so that every order appears', () => {
    expect(sample(`[あ]{1 2 3 4 (5|6)}`).filter((text) => text.startsWith('あ1'))).not.toEqual([]);
    expect(sample(FREE)).toHaveLength(120);
  });

  test('can repeat the same wording: the search for another one is limited', () => {
    expect(first('(あ|あ)'.repeat(40))).toEqual(['あ'.repeat(40)]);
  });
});

test('invalid notation throws', () => {
  expect(() => checkedNotation('[私は')).toThrow('unbalanced at 0');
});
