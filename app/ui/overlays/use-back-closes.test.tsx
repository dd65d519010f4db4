import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

interface Place {
  readonly state: object;
  readonly address: string;
}

/** The browser's history: entries, and which of them is shown. */
let places: Place[] = [];
let at = 0;
const toRouter = vi.fn<() => void>();

const show = ({ state, address }: Place) => history.replaceState(state, '', address);

/** “Back” and “forward”, as the browser reports them: after the fact. */
function go(steps: 1 | -1): void {
  const place = places[at + steps];
  if (!place) return;
  at += steps;
  show(place);
  window.dispatchEvent(new PopStateEvent('popstate', { state: place.state }));
}
const press = (steps: 1 | -1) => act(() => go(steps));

/** What the router does for a link. */
function openPage(key: string): void {
  const place = { state: { key }, address: `/${key}` };
  places = [...places.slice(0, at + 1), place];
  at += 1;
  show(place);
}

const page = () => ({ address: location.pathname, mark: 'overlay' in (history.state as object) });

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  places = [
    { state: { key: 'path' }, address: '/path' },
    { state: { key: 'rank' }, address: '/rank' },
  ];
  at = 1;
  history.replaceState({ key: 'rank' }, '', '/rank');
  vi.spyOn(history, 'pushState').mockImplementation((state: object) => {
    const place = { state, address: location.pathname };
    places = [...places.slice(0, at + 1), place];
    at += 1;
    show(place);
  });
  vi.spyOn(history, 'back').mockImplementation(() => go(-1));
  window.addEventListener('popstate', toRouter);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', toRouter);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A dialog that closes when it is told to. */
function openDialog() {
  const onClose = vi.fn<() => void>();
  const dialog = renderHook(({ isOpen }) => useBackCloses(isOpen, onClose), {
    initialProps: { isOpen: true },
    wrapper: StrictMode,
  });
  const close = () => dialog.rerender({ isOpen: false });
  onClose.mockImplementation(close);
  return { onClose, close };
}

test('“back” closes it, the page stays, and the router notices nothing', () => {
  const { onClose } = openDialog();
  expect(page()).toEqual({ address: '/rank', mark: true });
  press(-1);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(page()).toEqual({ address: '/rank', mark: false });
  expect(toRouter).not.toHaveBeenCalled();
});

test('closed with its button, the next “back” leaves the page in one step', () => {
  openDialog().close();
  press(-1);
  expect(page()).toEqual({ address: '/path', mark: false });
  expect(toRouter).toHaveBeenCalledTimes(1);
});

test('a second one uses the entry that the first has left', () => {
  openDialog().close();
  const { onClose } = openDialog();
  expect(places).toHaveLength(3);
  press(-1);
  expect(onClose).toHaveBeenCalledTimes(1);
  press(-1);
  expect(page()).toEqual({ address: '/path', mark: false });
});

test('after a link in it, “back” returns to the page once', () => {
  const { close } = openDialog();
  openPage('word');
  close();
  press(-1);
  expect(page()).toEqual({ address: '/rank', mark: false });
  expect(toRouter).toHaveBeenCalledTimes(1);
  press(-1);
  expect(page()).toEqual({ address: '/path', mark: false });
});

test('one over the other: each “back” closes the topmost', () => {
  const lower = openDialog();
  const upper = openDialog();
  press(-1);
  expect([lower.onClose.mock.calls.length, upper.onClose.mock.calls.length]).toEqual([0, 1]);
  press(-1);
  expect(lower.onClose).toHaveBeenCalledTimes(1);
  expect(page()).toEqual({ address: '/rank', mark: false });
});

test('the upper one closed with its button, “back” closes the lower one', () => {
  const lower = openDialog();
  openDialog().close();
  press(-1);
  expect(lower.onClose).toHaveBeenCalledTimes(1);
  expect(page()).toEqual({ address: '/rank', mark: false });
});

test('“forward” to an entry that is left over goes nowhere else', () => {
  openDialog();
  press(-1);
  press(1);
  expect(page()).toEqual({ address: '/rank', mark: true });
  expect(history.back).not.toHaveBeenCalled();
});

test('with a mouse on a wide screen “back” is left to the browser', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  openDialog();
  expect(history.pushState).not.toHaveBeenCalled();
});
