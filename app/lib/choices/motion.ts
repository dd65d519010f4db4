import { motionChoice } from './document-choices.ts';

/** For animations in scripts; CSS has `motion-safe` and `motion-reduce`. */
export const wantsLessMotion = (): boolean =>
  motionChoice.now() === 'reduce' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * When a visitor moves on before a page has faded in, the browser ends that fade and rejects a promise that only the router
 * has. The page is there all the same.
 */
export function expectEndedFades(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
  });
}

let answer: boolean | undefined;

/**
 * Whether one page fades into the next: the router asks the browser for it with the link that is followed. All links of a
 * page ask at once, so the answer holds until the next task: choice and system need not be read for each.
 */
export function pagesFade(): boolean {
  if (import.meta.env.SSR) return false;
  if (answer === undefined) {
    answer = 'startViewTransition' in document && !wantsLessMotion();
    queueMicrotask(() => (answer = undefined));
  }
  return answer;
}
