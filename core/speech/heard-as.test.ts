import { expect, test } from 'vitest';
import { heardAs } from './heard-as.ts';

test.each([
  { one: 'がっこう', other: 'ガッコー', alike: true, why: 'a long vowel in any spelling' },
  { one: 'えいが', other: 'エーガ', alike: true, why: 'えい is a long え' },
  { one: 'みずを、のむ。', other: 'ミズオノム', alike: true, why: 'を is お, punctuation has no sound' },
  { one: 'つづく', other: 'ツズク', alike: true, why: 'づ is ず' },
  { one: 'はなぢ', other: 'ハナジ', alike: true, why: 'ぢ is じ' },
  { one: 'おばさん', other: 'おばあさん', alike: false, why: 'a short and a long vowel' },
  {
    one: 'は',
    other: 'わ',
    alike: false,
    why: 'は is わ only as a particle, which only the engine can decide',
  },
])('$one and $other: $why', ({ one, other, alike }) => {
  expect(heardAs(one) === heardAs(other)).toBe(alike);
});
