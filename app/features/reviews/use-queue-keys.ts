import { type RefObject, useEffect } from 'react';

const WRITING =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=tablist]';

/**
 * Arrows move from one review to the next wherever the focus is; letters only inside the queue, because who dictates
 * would set them off unawares (WCAG 2.1.4).
 */
export function useQueueKeys(queue: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : null;
      if (!queue.current || at?.closest(WRITING)) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const step = STEPS[event.key] ?? (queue.current.contains(at) ? LETTERS[event.key] : undefined);
      if (step) neighbour(queue.current, at, step)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [queue]);
}

type Step = 1 | -1;
const STEPS: Readonly<Record<string, Step>> = { ArrowRight: 1, ArrowLeft: -1 };
const LETTERS: Readonly<Record<string, Step>> = { j: 1, k: -1 };

/** From outside the queue, the way leads to its first review. */
function neighbour(queue: HTMLElement, at: Element | null, step: Step): HTMLElement | undefined {
  const reviews = [...queue.querySelectorAll<HTMLElement>('article')];
  const here = reviews.findIndex((review) => review.contains(at));
  return here === -1 ? reviews[0] : reviews[here + step];
}

/**
 * Before a review leaves: the next one takes the focus, or else the one before, or the queue itself. Whoever has gone on
 * to another one meanwhile stays there.
 */
export function focusBeside(queue: HTMLElement | null, leaving: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!queue || !leaving || !(focused === document.body || leaving.contains(focused))) return;
  (neighbour(queue, leaving, 1) ?? neighbour(queue, leaving, -1) ?? queue).focus();
}
