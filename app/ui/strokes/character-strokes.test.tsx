import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { strokeTexts } from '#contract/texts/dictionary.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { CharacterStrokes } from './character-strokes.tsx';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg">
  <path id="kvg:04e8c-s1" d="M10,10l20,0"/><path id="kvg:04e8c-s2" d="M10,30l60,0"/>
</svg>`;

/** The file server: what it was asked for, and whether it can answer. */
const files = { asked: [] as string[], isAway: false };
let see = () => {};

beforeEach(() => {
  files.asked = [];
  files.isAway = false;
  vi.stubGlobal('fetch', async (address: string) => {
    files.asked.push(address);
    return files.isAway ? new Response('', { status: 503 }) : new Response(SVG);
  });
  // With motion reduced the whole character is there at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: readonly object[]) => void) {
        see = () => act(() => notify([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  Object.assign(SVGElement.prototype, { getTotalLength: () => 20 });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(SVGElement.prototype, 'getTotalLength');
});

const show = () => renderWithApi(<CharacterStrokes character="二" file="04e8c.svg" />, {});
const drawing = () => screen.findByRole('img', { name: strokeTexts.drawing('二', 2, 2) });

test('a drawing is not loaded before it is seen', async () => {
  show();
  expect(screen.getByText('二')).toBeDefined();
  expect(files.asked).toEqual([]);
  see();
  expect((await drawing()).querySelectorAll('path').length).toBeGreaterThanOrEqual(2);
  expect(files.asked).toEqual([paths.strokeDrawing('04e8c.svg')]);
});

test('a drawing that cannot be loaded leaves the printed character, and can be tried again', async () => {
  files.isAway = true;
  show();
  see();
  expect((await screen.findByRole('status')).textContent).toBe(strokeTexts.failed);
  expect(screen.getByText('二'), 'printed').toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  files.isAway = false;
  fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
  await drawing();
  expect(screen.queryByText(strokeTexts.failed)).toBeNull();
});
