import { useEffect, useEffectEvent } from 'react';

/**
 * While something is open over the page, “back” closes it instead of leaving the page: on a phone that is the gesture at
 * hand. The open part has a history entry of its own, with the same URL and a mark in its state.
 *
 * An entry that is left over, because the part was closed with its button or a link in it was followed, is not removed
 * at once: that takes a moment, and would undo a navigation that begins meanwhile. It is skipped when “back” reaches it,
 * and used again by the next part that opens.
 */
const MARK = 'overlay';
const BEFORE_THE_ROUTER = { capture: true } as const;
/** Devices whose “back” is a gesture or a button below the screen. */
const TOUCHED = '(pointer: coarse), (max-width: 800px)';

interface Overlay {
  readonly close: () => void;
}

interface Entry {
  /** The router's name of the page. */
  readonly key: unknown;
  /** How many parts are open over it. */
  readonly depth: number;
}

const NOWHERE: Entry = { key: null, depth: 0 };

/** From the lowest to the topmost. */
const overlays: Overlay[] = [];
/** The entry seen last; null until something has been open. */
let entry: Entry | null = null;
let isSkipping = false;

const stateNow = (): Readonly<Record<string, unknown>> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

function entryNow(): Entry {
  const { key, [MARK]: depth } = stateNow();
  return { key, depth: typeof depth === 'number' ? depth : 0 };
}

function follow(event: PopStateEvent): void {
  const before = entry ?? NOWHERE;
  const now = (entry = entryNow());
  const hasSkipped = isSkipping;
  isSkipping = false;
  const isSamePage = before.key === now.key;
  if (isSamePage && now.depth < overlays.length) {
    event.stopImmediatePropagation();
    overlays.at(-1)?.close();
    return;
  }
  const isForward = isSamePage && before.depth < now.depth;
  const isLeftOver = now.depth > overlays.length && !isForward;
  const comesFromLeftOver = isSamePage && before.depth > now.depth && !hasSkipped;
  if (!isLeftOver && !comesFromLeftOver) return;
  event.stopImmediatePropagation();
  isSkipping = true;
  window.history.back();
}

function add(overlay: Overlay): void {
  if (entry === null) window.addEventListener('popstate', follow, BEFORE_THE_ROUTER);
  overlays.push(overlay);
  isSkipping = false;
  // Keeps the router's state, so that the router sees no navigation.
  if (entryNow().depth < overlays.length)
    window.history.pushState({ ...stateNow(), [MARK]: overlays.length }, '');
  entry = entryNow();
}

const remove = (overlay: Overlay): void => void overlays.splice(overlays.indexOf(overlay), 1);

/** “Back” closes what is open over the page, where it is open and touched. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !window.matchMedia(TOUCHED).matches) return;
    const overlay = { close: () => close() };
    add(overlay);
    return () => remove(overlay);
  }, [isOpen]);
}
