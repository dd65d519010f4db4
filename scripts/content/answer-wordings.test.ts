import { expect, test } from 'vitest';
import { plainAnswer, wordingsOf } from './answer-wordings.ts';

test.each([
  { answer: '学校へ行く', said: ['学校へ行く'], why: 'plain' },
  { answer: '[私は]行く', said: ['私は行く', '行く'], why: 'said and left out' },
  { answer: '駅(に|へ)行く', said: ['駅に行く', '駅へ行く'], why: 'one or the other' },
  { answer: '今日[に|は]行く', said: ['今日に行く', '今日は行く', '今日行く'], why: 'one of them or none' },
  { answer: '{駅で 友達と}話す', said: ['駅で友達と話す', '友達と駅で話す'], why: 'in both orders' },
  { answer: '[(私|僕)は]行く', said: ['私は行く', '僕は行く', '行く'], why: 'inside one another' },
  { answer: '行[き]く[き]', said: ['行きくき', '行きく', '行くき', '行く'], why: 'every combination' },
])('$answer: $why', ({ answer, said }) => expect(wordingsOf(answer)).toEqual(said));

test('many slots: no explosion, and every alternative comes', () => {
  const options = Array.from({ length: 12 }, (_, at) => `(${at}a|${at}b|${at}c)`);
  const said = wordingsOf(options.join(''));
  expect(said.length).toBeLessThanOrEqual(48);
  for (let at = 0; at < 12; at++)
    for (const letter of 'abc') expect(said.some((text) => text.includes(`${at}${letter}`))).toBe(true);
});

test('plain: everything optional said, the first of each choice', () => {
  expect(plainAnswer('[私は]駅(に|へ)行く')).toBe('私は駅に行く');
});
