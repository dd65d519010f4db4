import { type RefObject, useEffect } from 'react';

const HANDLES_KEYS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist]';

/**
 * Arrow keys move between reviews from anywhere on the page. Letter keys do so only inside the queue, because speech
 * input could trigger them by accident (WCAG 2.1.4).
 */
export function useQueueKeys(queue: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (!queue.current || at?.closest(HANDLES_KEYS)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = STEPS[event.key] ?? (queue.current.contains(at) ? LETTERS[event.key] : undefined);
      if (step) adjacentReview(queue.current, at, step)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [queue]);
}

type Step = 1 | -1;
const STEPS: Readonly<Record<string, Step>> = { ArrowRight: 1, ArrowLeft: -1 };
const LETTERS: Readonly<Record<string, Step>> = { j: 1, k: -1 };

/** From outside the queue, moves to its first review. */
function adjacentReview(queue: HTMLElement, at: Element | null, step: Step): HTMLElement | undefined {
  const reviews = [...queue.querySelectorAll<HTMLElement>('article')];
  const index = reviews.findIndex((review) => review.contains(at));
  return index === -1 ? reviews[0] : reviews[index + step];
}

/**
 * Called before a review is removed: focuses the next one, else the previous one, else the queue. A focus on another
 * review stays.
 */
export function focusAdjacent(queue: HTMLElement | null, leaving: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!queue || !leaving || !(focused === document.body || leaving.contains(focused))) return;
  (adjacentReview(queue, leaving, 1) ?? adjacentReview(queue, leaving, -1) ?? queue).focus();
}
