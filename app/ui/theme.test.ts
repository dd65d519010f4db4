import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * The contrast of the colours that are used on each other (WCAG 1.4.3 and 1.4.11). The browser tests look at most screens
 * in the light only: what is readable in the dark is decided here.
 */

const TEXT = 4.5;
/** The borders of controls, and pictures that say something. */
const GRAPHICS = 3;

const DECLARED = /--((?:color|stroke)-[\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
/** By name: in the light and in the dark. */
const colours = new Map(
  Array.from(
    readFileSync('app/ui/theme.css', 'utf8').matchAll(DECLARED),
    ([, name = '', light, dark, both]) => [
      name.replace('color-', ''),
      { light: light ?? both ?? '', dark: dark ?? both ?? '' },
    ],
  ),
);
type Theme = 'light' | 'dark';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, back: string, theme: Theme): number {
  const [one, other] = [front, back].map((name) => {
    const colour = colours.get(name)?.[theme];
    if (!colour) throw new Error(`theme.css has no colour ${name}`);
    return luminance(colour) + 0.05;
  });
  return one && other ? Math.max(one, other) / Math.min(one, other) : 0;
}

const PAGES = ['paper', 'surface'];
const WASHES = ['indigo-wash', 'vermilion-wash', 'error-wash', 'moss-wash', 'amber-wash'];
const STROKES = Array.from({ length: 9 }, (_, index) => `stroke-${index + 1}`);

interface Pairs {
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
  readonly ratio: number;
  readonly why: string;
}
const PAIRS: readonly Pairs[] = [
  {
    fronts: ['ink', 'ink-soft', 'indigo', 'indigo-deep'],
    backs: [...PAGES, 'sunken', ...WASHES],
    ratio: TEXT,
    why: 'texts and links',
  },
  { fronts: ['vermilion', 'error', 'moss', 'amber'], backs: PAGES, ratio: TEXT, why: 'coloured texts' },
  ...['vermilion', 'error', 'moss', 'amber'].map((tone) => ({
    fronts: [tone],
    backs: [`${tone}-wash`],
    ratio: TEXT,
    why: `badges and notes in ${tone}`,
  })),
  { fronts: ['on-indigo'], backs: ['indigo', 'indigo-deep'], ratio: TEXT, why: 'buttons' },
  { fronts: ['on-vermilion'], backs: ['vermilion'], ratio: TEXT, why: 'the seal' },
  { fronts: ['on-night'], backs: ['night'], ratio: TEXT, why: 'the night band' },
  {
    fronts: ['on-sheet'],
    backs: ['sheet', 'gold', 'silver', 'bronze'],
    ratio: TEXT,
    why: 'the ranking and its medals',
  },
  { fronts: ['on-own'], backs: ['own'], ratio: TEXT, why: 'one’s own row of the ranking' },
  { fronts: STROKES, backs: PAGES, ratio: TEXT, why: 'strokes of a character' },
  { fronts: ['edge'], backs: PAGES, ratio: GRAPHICS, why: 'borders of controls' },
];

describe.each<Theme>(['light', 'dark'])('in the %s', (theme) => {
  test.each(PAIRS)('$why have enough contrast', ({ fronts, backs, ratio }) => {
    const unreadable = fronts.flatMap((front) =>
      backs
        .map((back) => ({ pair: `${front} on ${back}`, has: contrast(front, back, theme) }))
        .filter(({ has }) => has < ratio),
    );
    expect(unreadable).toEqual([]);
  });
});

/** Lines that only divide, and what darkens the page. */
const DECORATION = ['line', 'sheet-line'];

test('every colour of the theme is one of these', () => {
  const tested = PAIRS.flatMap(({ fronts, backs }) => [...fronts, ...backs]);
  expect([...colours.keys()].filter((name) => !DECORATION.includes(name)).toSorted()).toEqual(
    [...new Set(tested)].toSorted(),
  );
});
