import { afterEach, expect, test, vi } from 'vitest';
import {
  firstPaintScript,
  furiganaChoice,
  motionChoice,
  showChoices,
  themeChoice,
} from './document-choices.ts';
import { wantsLessMotion } from './motion.ts';

const root = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  showChoices();
});

/** As the document does it: the text alone, with nothing of this module around it. */
const paintFirst = () => new Function(firstPaintScript)();
const onRoot = () => ({ ...root.dataset });

test.each([
  { stored: {}, shown: {}, why: 'nobody chose' },
  {
    stored: { theme: 'dark', furigana: 'never', motion: 'reduce' },
    shown: { theme: 'dark', furigana: 'never', motion: 'reduce' },
    why: 'everything was chosen',
  },
  { stored: { theme: 'light' }, shown: { theme: 'light' }, why: 'one thing was chosen' },
  { stored: { furigana: 'off' }, shown: { furigana: 'never' }, why: 'in an earlier version' },
  {
    stored: { theme: 'system', furigana: 'always', motion: 'system' },
    shown: {},
    why: 'what is usual was chosen again',
  },
  { stored: { theme: '"><script>', motion: 'wild' }, shown: {}, why: 'no values of ours' },
])('before the first paint: $why', ({ stored, shown }) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  paintFirst();
  expect(onRoot()).toEqual(shown);
});

test('a blocked storage leaves everything as usual, and the page alive', () => {
  const blocked = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));
  expect(paintFirst).not.toThrow();
  expect(onRoot()).toEqual({});
});

test('what is printed into the document holds no end of its script', () => {
  expect(firstPaintScript).not.toContain('</');
});

test('a choice stands on the document at once, the usual one as nothing', () => {
  furiganaChoice.choose('never');
  themeChoice.choose('dark');
  expect(onRoot()).toEqual({ furigana: 'never', theme: 'dark' });
  furiganaChoice.choose('always');
  themeChoice.choose('system');
  expect(onRoot()).toEqual({});
});

test('another tab chose', () => {
  themeChoice.choose('dark');
  localStorage.setItem('theme', 'light');
  localStorage.setItem('motion', 'reduce');
  showChoices();
  expect(onRoot()).toEqual({ theme: 'light', motion: 'reduce' });
});

test.each([
  { system: false, chosen: 'system', less: false, why: 'nobody wants less' },
  { system: true, chosen: 'system', less: true, why: 'the system does' },
  { system: false, chosen: 'reduce', less: true, why: 'the learner does' },
  { system: true, chosen: 'reduce', less: true, why: 'both do' },
] as const)('less motion for scripts is $less: $why', ({ system, chosen, less }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: system }));
  motionChoice.choose(chosen);
  expect(wantsLessMotion()).toBe(less);
});
