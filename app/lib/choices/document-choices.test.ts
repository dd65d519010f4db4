import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  firstPaintScript,
  furiganaChoice,
  motionChoice,
  showChoices,
  themeChoice,
} from './document-choices.ts';
import { wantsLessMotion } from './motion.ts';

const root = document.documentElement;

/** Test files share one window: another may have left a choice. */
function startFresh(): void {
  vi.unstubAllGlobals();
  localStorage.clear();
  showChoices();
}
beforeEach(startFresh);
afterEach(startFresh);

/** Runs the script text alone, without this module, as the document does. */
const paintFirst = () => new Function(firstPaintScript)();
const onRoot = () => ({ ...root.dataset });

test.each([
  { stored: {}, shown: {}, why: 'nothing chosen' },
  {
    stored: { theme: 'dark', furigana: 'never', motion: 'reduce' },
    shown: { theme: 'dark', furigana: 'never', motion: 'reduce' },
    why: 'everything chosen',
  },
  { stored: { learner: 'begun' }, shown: { learner: 'begun' }, why: 'somebody has begun to learn here' },
  { stored: { theme: 'light' }, shown: { theme: 'light' }, why: 'one thing chosen' },
  { stored: { furigana: 'off' }, shown: { furigana: 'never' }, why: 'a value of an earlier version' },
  {
    stored: { theme: 'system', furigana: 'always', motion: 'system' },
    shown: {},
    why: 'the defaults were chosen again',
  },
  { stored: { theme: '"><script>', motion: 'wild' }, shown: {}, why: 'unknown values' },
])('before the first paint: $why', ({ stored, shown }) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  paintFirst();
  expect(onRoot()).toEqual(shown);
});

test('a blocked storage leaves the defaults, without an error', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));
  expect(paintFirst).not.toThrow();
  expect(onRoot()).toEqual({});
});

test('the script text does not contain its own end tag', () => {
  expect(firstPaintScript).not.toContain('</');
});

test('a choice is set on the root element at once, a default as no attribute', () => {
  furiganaChoice.choose('never');
  themeChoice.choose('dark');
  expect(onRoot()).toEqual({ furigana: 'never', theme: 'dark' });
  furiganaChoice.choose('always');
  themeChoice.choose('system');
  expect(onRoot()).toEqual({});
});

test('a choice of another tab is applied', () => {
  themeChoice.choose('dark');
  localStorage.setItem('theme', 'light');
  localStorage.setItem('motion', 'reduce');
  showChoices();
  expect(onRoot()).toEqual({ theme: 'light', motion: 'reduce' });
});

test.each([
  { system: false, chosen: 'system', less: false, why: 'neither asks for less' },
  { system: true, chosen: 'system', less: true, why: 'the system does' },
  { system: false, chosen: 'reduce', less: true, why: 'the learner does' },
  { system: true, chosen: 'reduce', less: true, why: 'both do' },
] as const)('less motion for scripts is $less: $why', ({ system, chosen, less }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: system }));
  motionChoice.choose(chosen);
  expect(wantsLessMotion()).toBe(less);
});
