import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyTableBuilder } from './key-table.ts';

const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'た', 'べ'), minLength: 1, maxLength: 4 });
const keysByPlace = fc.array(fc.array(key, { maxLength: 2 }), { maxLength: 400 });

function build(entries: readonly (readonly string[])[]) {
  const builder = new KeyTableBuilder();
  entries.forEach((keys, place) => {
    for (const each of keys) builder.add(each, place);
  });
  return builder.build();
}

test('a whole key finds every entry that has it, the best first', () => {
  fc.assert(
    fc.property(keysByPlace, key, (entries, wanted) => {
      const expected = entries.flatMap((keys, place) => (keys.includes(wanted) ? [place] : []));
      expect(build(entries).get(wanted)).toEqual(expected);
    }),
  );
});

test('a prefix finds exactly the keys with the best entries', () => {
  fc.assert(
    fc.property(keysByPlace, key, fc.integer({ min: 1, max: 20 }), (entries, prefix, limit) => {
      const found = build(entries).startingWith(prefix, limit);
      const all = entries.flatMap((keys, place) =>
        keys.some((each) => each.startsWith(prefix)) ? [place] : [],
      );
      expect(found.length).toBe(Math.min(limit, all.length));
      expect(all).toEqual(expect.arrayContaining([...found]));
      expect(found[0]).toBe(all[0]);
    }),
  );
});

test('with more keys than one block, the best are not skipped', () => {
  const entries = Array.from({ length: 5_000 }, (_, place) => [`k${(place * 7919) % 5_000}`]);
  expect(build(entries).startingWith('k', 5)).toEqual([0, 1, 2, 3, 4]);
});

test('an empty key is ignored', () => {
  expect(build([['']]).get('')).toEqual([]);
});
