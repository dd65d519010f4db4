import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameLines, openNameList } from './name-list.ts';

test('a list finds what a map finds', () => {
  const spelling = fc.string({
    unit: fc.constantFrom('山', '田', '中', '髙', '々'),
    minLength: 1,
    maxLength: 3,
  });
  const readings = fc.array(fc.constantFrom('やま', 'た', 'なか'), { maxLength: 2 });
  const names = fc.uniqueArray(fc.record({ spelling, readings: fc.tuple(readings, readings, readings) }), {
    selector: (name) => name.spelling,
  });
  fc.assert(
    fc.property(names, spelling, (all, asked) => {
      const list = openNameList(nameLines(all));
      const [family = [], given = [], place = []] =
        all.find((name) => name.spelling === asked)?.readings ?? [];
      expect(list.readingsOf(asked, 'family')).toEqual(family);
      expect(list.readingsOf(asked, 'given')).toEqual(given);
      expect(list.readingsOf(asked, 'place')).toEqual(place);
    }),
  );
});

test('an empty list has no names', () => {
  expect(openNameList('').readingsOf('山田', 'family')).toEqual([]);
});
