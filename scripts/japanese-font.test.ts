import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { slicesOf } from './japanese-font.ts';

const styleSheet = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-jp/wght.css'),
  'utf8',
);
const faces = slicesOf(styleSheet).split('@font-face').slice(1);

const codesOf = (face: string): [number, number][] =>
  [...face.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
const slicesWith = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0;
  return faces.filter((face) => codesOf(face).some(([from, to]) => from <= code && code <= to)).length;
};

test.each([...'あのアー々〆ヶ、。「」…直骨角学校湖志麒'])('%s is in a slice', (letter) => {
  expect(slicesWith(letter)).toBe(1);
});

test.each([...'aZ09éăđêôơưữ'])('%s is in none: it is drawn by the font of the page', (letter) => {
  expect(slicesWith(letter)).toBe(0);
});

test('nobody sees boxes while a slice is loading', () => {
  expect(faces.length).toBeGreaterThan(100);
  expect(faces.filter((face) => !face.includes('font-display: block'))).toEqual([]);
});

test('a package without slices fails the build instead of serving nothing', () => {
  expect(() => slicesOf('@font-face {}')).toThrow('no slices');
});
