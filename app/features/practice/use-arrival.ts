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
    const { current } = place;
    current?.scrollIntoView({ block: 'start' });
    const aim = window.matchMedia('(pointer: fine)').matches
      ? 'textarea, [tabindex="-1"]'
      : '[tabindex="-1"]';
    current?.querySelector<HTMLElement>(aim)?.focus({ preventScroll: true });
  });
  return () => {
    onTheWay.current = true;
  };
}
