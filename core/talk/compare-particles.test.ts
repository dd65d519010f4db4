import { expect, test } from 'vitest';
import { wordsFrom } from '../grammar/words-for-test.ts';
import { compareParticles } from './compare-particles.ts';

const MODEL = '駅 で::助詞/格助詞 友だち に::助詞/格助詞 会い:会う:動詞 ます::助動詞 。::記号';

test.each([
  {
    said: '駅 で::助詞/格助詞 友だち を::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: { said: 'を', wanted: 'に' },
    why: 'another particle',
  },
  {
    said: '駅 友だち に::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: { said: null, wanted: 'で' },
    why: 'a particle is missing',
  },
  {
    said: '駅 で::助詞/格助詞 の::助詞 友だち に::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: { said: 'の', wanted: null },
    why: 'an extra particle',
  },
  { said: MODEL, difference: null, why: 'the same' },
  {
    said: '駅 で::助詞/格助詞 友だち へ::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: null,
    why: 'へ for に',
  },
  {
    said: '駅 は::助詞/係助詞 友だち に::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: null,
    why: 'は only shifts the emphasis',
  },
  {
    said: '学校 で::助詞/格助詞 友だち に::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: null,
    why: 'another place is not a mistake',
  },
  {
    said: '駅 に::助詞/格助詞 友だち を::助詞/格助詞 会い:会う:動詞 ます::助動詞',
    difference: null,
    why: 'two differences can make another sentence',
  },
  { said: 'を::助詞/格助詞', difference: null, why: 'nothing in common' },
])('$why', ({ said, difference }) => {
  expect(compareParticles(wordsFrom(said), wordsFrom(MODEL))).toEqual(difference);
});
