import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PieceTableBuilder } from './piece-table.ts';

const pieces = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 });

test('finds entries that have all the pieces and pass the check, the best first, up to the limit', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 60 }),
      pieces,
      fc.integer({ min: 1, max: 9 }),
      (entries, wanted, limit) => {
        const builder = new PieceTableBuilder();
        entries.forEach((held, place) => {
          for (const piece of held) builder.add(piece, place);
        });
        const isEven = (place: number) => place % 2 === 0;
        const expected = entries.flatMap((held, place) =>
          wanted.length > 0 && isEven(place) && wanted.every((piece) => held.includes(piece)) ? [place] : [],
        );
        expect(builder.build().containing(wanted, isEven, limit)).toEqual(expected.slice(0, limit));
      },
    ),
  );
});
