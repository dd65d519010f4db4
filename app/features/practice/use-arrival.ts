import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whoever goes on finds the next sentence in sight, and on a desk can type at once; on a phone the keyboard would cover
 * it. Returns what is to be called on the way.
 */
export function useArrival(place: RefObject<HTMLElement | null>): () => void {
  const onTheWay = useRef(false);
  useEffect(() => {
    if (!onTheWay.current) return;
    onTheWay.current = false;
    const find = (aim: string) => place.current?.querySelector<HTMLElement>(aim) ?? null;
    const field = window.matchMedia('(pointer: fine)').matches ? find('textarea') : null;
    place.current?.scrollIntoView({ block: 'start' });
    (field ?? find('h1') ?? find('h3'))?.focus({ preventScroll: true });
  });
  return () => {
    onTheWay.current = true;
  };
}
