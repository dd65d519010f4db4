import { expect, test } from 'vitest';
import { checkRadicals } from './check-radicals.ts';

const radicals = Array.from({ length: 214 }, (_, at) => ({
  number: at + 1,
  radical: String.fromCodePoint(0x2f00 + at),
  hanViet: 'NHẤT',
  meaning: 'một',
}));

test('all of them are sound', () => expect(checkRadicals(radicals)).toEqual([]));

test.each([
  { changed: radicals.slice(1), says: '213 radicals, 213 of them different, needs 214', why: 'one too few' },
  {
    changed: [...radicals.slice(1), ...radicals.slice(1, 2)],
    says: '214 radicals, 213 of them different, needs 214',
    why: 'one of them twice',
  },
])('$why is reported', ({ changed, says }) => expect(checkRadicals(changed)).toEqual([says]));
