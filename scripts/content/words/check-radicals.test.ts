import { expect, test } from 'vitest';
import { checkRadicals } from './check-radicals.ts';

const radicals = Array.from({ length: 214 }, (_, at) => ({
  number: at + 1,
  radical: String.fromCodePoint(0x2f00 + at),
  hanViet: 'NHẤT',
  meaning: 'một',
}));

test('all radicals are valid', () => expect(checkRadicals(radicals)).toEqual([]));

test.each([
  {
    changed: radicals.slice(1),
    says: '213 radicals, 213 of them different, needs 214',
    why: 'a missing one',
  },
  {
    changed: [...radicals.slice(1), ...radicals.slice(1, 2)],
    says: '214 radicals, 213 of them different, needs 214',
    why: 'a duplicate',
  },
])('$why is reported', ({ changed, says }) => expect(checkRadicals(changed)).toEqual([says]));
