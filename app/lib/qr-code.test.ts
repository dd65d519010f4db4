import { expect, test } from 'vitest';
import { darkRuns, qrCodeOf } from './qr-code.ts';

const CODE = '00020101021138570010A00000072701270006970403011300110123456780208QRIBFTTA53037045802VN63049E6F';

test('has a light margin of four squares, and a finder pattern in every corner but one', () => {
  const { size, isDark } = qrCodeOf(CODE);
  const row = (y: number, from: number) =>
    Array.from({ length: 7 }, (_, at) => (isDark(from + at, y) ? '#' : '.')).join('');
  expect((size - 8 - 17) % 4, 'a valid QR code size').toBe(0);
  expect(row(3, 4)).toBe('.......');
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect(row(y, x)).toBe('#######');
    expect(row(y + 1, x)).toBe('#.....#');
    expect(row(y + 3, x)).toBe('#.###.#');
  }
  expect(row(size - 11, size - 11)).not.toBe('#######');
});

test('the format bits say error correction level M', () => {
  const { isDark } = qrCodeOf(CODE);
  // The first two format bits are 00 for M, inverted by the mask 10 (ISO/IEC 18004, 7.9).
  expect([isDark(4, 12), isDark(5, 12)]).toEqual([true, false]);
});

test('the runs cover exactly the dark squares', () => {
  const code = qrCodeOf(CODE);
  const covered = new Set(
    darkRuns(code).flatMap(({ x, y, length }) => Array.from({ length }, (_, at) => `${x + at},${y}`)),
  );
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) expect(covered.has(`${x},${y}`)).toBe(code.isDark(x, y));
});
