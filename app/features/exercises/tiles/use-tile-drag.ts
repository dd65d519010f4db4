import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isInside, placeAt } from './tile-order.ts';

interface Drag {
  readonly tile: number;
  /** How far the tile is from its place. */
  readonly x: number;
  readonly y: number;
  /** The place where it would land; null outside of the sentence. */
  readonly at: number | null;
}

interface Start {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
}

/** A finger that trembles is still a tap. */
const DRAG_FROM_PX = 8;

/** Tiles under a finger or a mouse. A drag ends with `onDrop`; a tap stays a click. */
export function useTileDrag(
  sentence: RefObject<HTMLElement | null>,
  onDrop: (tile: number, at: number | null) => void,
) {
  const start = useRef<Start | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);

  const end = () => {
    start.current = null;
    setDrag(null);
  };
  const handlersOf = (tile: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      start.current = { tile, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = start.current;
      if (!from || !event.isPrimary) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!drag && Math.hypot(x, y) < DRAG_FROM_PX) return;
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ tile, x, y, at: placeUnder(sentence.current, tile, event) });
    },
    onPointerUp: () => {
      if (drag) onDrop(tile, drag.at);
      end();
    },
    onPointerCancel: end,
  });
  return {
    drag,
    handlersOf,
    /** Whether this click ends a drag: browsers send one after it. */
    isEndOfDrag: (): boolean => wasDragged.current,
  };
}

function placeUnder(sentence: HTMLElement | null, tile: number, event: PointerEvent): number | null {
  const point = { x: event.clientX, y: event.clientY };
  if (!sentence || !isInside(sentence.getBoundingClientRect(), point)) return null;
  const others = [...sentence.querySelectorAll<HTMLElement>('[data-tile]')].filter(
    (element) => element.dataset['tile'] !== String(tile),
  );
  return placeAt(
    others.map((element) => element.getBoundingClientRect()),
    point,
  );
}
