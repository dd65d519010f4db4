import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a move, scrolls to the next sentence and focuses it. On desktops the answer field gets focus; on a phone the
 * keyboard would cover the sentence. Returns a function to call before the move.
 */
export function useFocusAfterMove(container: RefObject<HTMLElement | null>): () => void {
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    const find = (selector: string) => container.current?.querySelector<HTMLElement>(selector) ?? null;
    const field = window.matchMedia('(pointer: fine)').matches ? find('textarea') : null;
    container.current?.scrollIntoView({ block: 'start' });
    (field ?? find('h1') ?? find('h3'))?.focus({ preventScroll: true });
  });
  return () => {
    isMoving.current = true;
  };
}
