import { useEffect, useEffectEvent } from 'react';

const WRITING =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist]';

/** Left and right move between sentences, except where an arrow moves something else (PRODUCT.md, Navigation). */
export function useArrowKeys(onPrevious: () => void, onNext: () => void): void {
  const move = useEffectEvent((event: KeyboardEvent) => {
    const elsewhere = event.target instanceof Element && event.target.closest(WRITING);
    if (elsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowLeft') onPrevious();
    if (event.key === 'ArrowRight') onNext();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => move(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
