import { expect, test } from 'vitest';
import { STROKE_DRAWING_MS } from '#contract/limits.ts';
import { strokesFrom } from './stroke-paths.ts';

const FIRST = 'M32.13,12.15c0.04,0.5,0.17,1.32-0.09,2.01';
const SECOND = 'M 30.25 20.52 c1.12,0.48,2.12,0.31,3.27,0.13';
const file = (...paths: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 109 109">${paths.join('')}</svg>`;
const stroke = (place: number, d: string) => `<path id="kvg:052c9-s${place}" d="${d}"/>`;

test('strokes are sorted by number, with their start points', () => {
  const strokes = strokesFrom(file(stroke(2, SECOND), stroke(1, FIRST)), () => 1, STROKE_DRAWING_MS);
  expect(strokes).toMatchObject([
    { path: FIRST, start: { x: 32.13, y: 12.15 } },
    { path: SECOND, start: { x: 30.25, y: 20.52 } },
  ]);
});

test('the whole drawing takes 40 s, and longer strokes take longer', () => {
  const strokes = strokesFrom(
    file(stroke(1, FIRST), stroke(2, SECOND)),
    (path) => (path === FIRST ? 1 : 3),
    STROKE_DRAWING_MS,
  );
  expect(strokes.map(({ durationMs }) => durationMs)).toEqual([10_000, 30_000]);
  expect(STROKE_DRAWING_MS).toBe(40_000);
});

test.each([
  { content: '<path d="M1,1l2,2"/>', why: 'a path that is not a stroke' },
  { content: stroke(1, 'javascript:alert(1)'), why: 'not a path' },
  { content: stroke(1, 'M1,1 url(#x)'), why: 'a path with something else in it' },
  { content: stroke(1, ''), why: 'an empty path' },
  { content: '<text id="a-s1">1</text>', why: 'another element' },
])('ignored: $why', ({ content }) => {
  expect(strokesFrom(file(content), () => 1, STROKE_DRAWING_MS)).toEqual([]);
});

test('a file that is not a drawing has no strokes', () => {
  expect(strokesFrom('<h1>404</h1>', () => 1, STROKE_DRAWING_MS)).toEqual([]);
});
