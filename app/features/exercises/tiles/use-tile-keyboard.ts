import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { TileOrder } from './tile-order.ts';

/**
 * Tiles by keyboard: arrows go from tile to tile, Backspace takes the last one back. After a tile was moved, the focus
 * goes to the next free tile, and from the last one to the check button.
 */
export function useTileKeyboard(
  form: RefObject<HTMLFormElement | null>,
  order: TileOrder,
  onTakeBack: (tile: number) => void,
) {
  const moved = useRef<number | null>(null);
  useEffect(() => {
    const tile = moved.current;
    moved.current = null;
    if (tile === null || !form.current) return;
    const free = tilesIn(form.current).filter((element) => !order.includes(numberOf(element)));
    const next = free.find((element) => numberOf(element) >= tile) ?? free[0];
    (next ?? form.current.querySelector<HTMLElement>('[type=submit]'))?.focus();
  }, [form, order]);

  const keepFocus = (tile: number) => {
    moved.current = tile;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = order.at(-1);
    if (event.key === 'Backspace' && last !== undefined) {
      event.preventDefault();
      keepFocus(last);
      onTakeBack(last);
      return;
    }
    const next = form.current && neighbourOf(tilesIn(form.current), event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { keepFocus, onKeyDown };
}

/** Those that can be moved. A tile of the sentence has left an empty place in the other list. */
const tilesIn = (element: Element): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-tile]:not(:disabled)'),
];

const numberOf = (element: HTMLElement): number => Number(element.dataset['tile']);

/** Left and right stay in the list, up and down change to the other one. */
function neighbourOf(tiles: readonly HTMLElement[], from: EventTarget, key: string): HTMLElement | undefined {
  if (!(from instanceof HTMLElement)) return undefined;
  const isSibling = (tile: Element) => tile.closest('ul') === from.closest('ul');
  const siblings = tiles.filter(isSibling);
  switch (key) {
    case 'ArrowLeft':
      return siblings[siblings.indexOf(from) - 1];
    case 'ArrowRight':
      return siblings[siblings.indexOf(from) + 1];
    case 'ArrowUp':
    case 'ArrowDown':
      return tiles.find((tile) => !isSibling(tile));
    default:
      return undefined;
  }
}
