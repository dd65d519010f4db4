import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { strokeTexts } from '#contract/texts/dictionary.ts';
import { motionChoice } from '#app/lib/choices/document-choices.ts';
import { StrokeDrawing } from './stroke-drawing.tsx';

const strokes = [
  { path: 'M10,10l20,0', start: { x: 10, y: 10 }, durationMs: 10_000 },
  { path: 'M10,30l60,0', start: { x: 10, y: 30 }, durationMs: 30_000 },
];

/** Fake browser animation, which the test finishes. */
class Drawing extends EventTarget {
  playbackRate = 1;
  playing = true;
  over = false;
  constructor(readonly durationMs: number) {
    super();
  }
  play() {
    this.playing = true;
  }
  pause() {
    this.playing = false;
  }
  cancel() {
    this.over = true;
  }
  finish() {
    act(() => void this.dispatchEvent(new Event('finish')));
  }
}

let drawings: Drawing[] = [];
const latest = () => {
  const drawing = drawings.at(-1);
  if (!drawing) throw new Error('nothing is being drawn');
  return drawing;
};
let wantsNoMotion = false;

beforeEach(() => {
  drawings = [];
  wantsNoMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }));
  Object.assign(SVGElement.prototype, {
    animate: (_: unknown, { duration }: { duration: number }) => {
      drawings.push(new Drawing(duration));
      return latest();
    },
  });
});
afterEach(() => {
  cleanup();
  motionChoice.choose('system');
  vi.unstubAllGlobals();
});

const show = () => render(<StrokeDrawing character="二" strokes={strokes} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const drawn = (count: number) => screen.getByRole('img', { name: strokeTexts.drawing('二', count, 2) });
const numbers = () => [...drawn(2).querySelectorAll('text')].map(({ textContent }) => textContent);

test('it plays automatically, stroke after stroke, each with its own duration and colour', () => {
  show();
  expect(drawn(0)).toBeDefined();
  expect(latest()).toMatchObject({ durationMs: 10_000, playing: true });
  latest().finish();
  expect(drawn(1)).toBeDefined();
  expect(latest()).toMatchObject({ durationMs: 30_000, playing: true });
  latest().finish();
  const colours = [...drawn(2).querySelectorAll<SVGPathElement>(':scope > path')].map(
    ({ style }) => style.stroke,
  );
  expect(colours).toEqual(['var(--stroke-1)', 'var(--stroke-2)']);
  expect(drawings).toHaveLength(2);
});

test('pausing stops the stroke, and playing continues from there', () => {
  show();
  press(strokeTexts.pause);
  expect(latest().playing).toBe(false);
  press(strokeTexts.play);
  expect(latest().playing).toBe(true);
  expect(drawings).toHaveLength(1);
});

test('a higher speed applies to the current stroke and the following ones', () => {
  show();
  press(strokeTexts.speed(1));
  expect(latest().playbackRate).toBe(2);
  latest().finish();
  expect(latest().playbackRate).toBe(2);
  press(strokeTexts.speed(2));
  expect(latest().playbackRate).toBe(4);
});

test('a step stops the animation, and a restart begins again', () => {
  show();
  press(strokeTexts.forward);
  expect(latest().over).toBe(true);
  expect(drawn(1)).toBeDefined();
  press(strokeTexts.restart);
  press(strokeTexts.restart);
  expect(drawn(0)).toBeDefined();
  expect(drawings.map(({ over }) => over)).toEqual([true, true, false]);
});

test.each([
  { by: 'system', why: 'in the system settings' },
  { by: 'reduce', why: 'in our settings' },
] as const)(
  'with motion reduced $why the whole character is visible, and can be stepped through',
  ({ by }) => {
    wantsNoMotion = by === 'system';
    motionChoice.choose(by);
    show();
    expect(numbers()).toEqual(['1', '2']);
    press(strokeTexts.showNumbers);
    expect(numbers()).toEqual([]);
    press(strokeTexts.back);
    expect(drawn(1)).toBeDefined();
    press(strokeTexts.forward);
    expect(drawn(2)).toBeDefined();
    expect(drawings).toEqual([]);
  },
);
