import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noteChecksum } from './note-checksum.ts';

test.each([
  { text: 'abc', checksum: 0xa9993e36, why: 'the example of FIPS 180' },
  { text: '', checksum: 0xda39a3ee, why: 'nothing' },
  { text: '勉強', checksum: 0xa709b05c, why: 'Japanese, as UTF-8' },
])('$why', ({ text, checksum }) => expect(noteChecksum(text)).toBe(checksum));

test('any text has the checksum that Node computes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const hex = createHash('sha1').update(text).digest('hex').slice(0, 8);
      expect(noteChecksum(text)).toBe(Number.parseInt(hex, 16));
    }),
  );
});
