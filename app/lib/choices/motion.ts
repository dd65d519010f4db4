import { motionChoice } from './document-choices.ts';

/** For animations in scripts; CSS has `motion-safe` and `motion-reduce`. */
export const wantsLessMotion = (): boolean =>
  motionChoice.now() === 'reduce' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether one page fades into the next: the router asks the browser for it with the link that is followed. */
export const pagesFade = (): boolean =>
  !import.meta.env.SSR && 'startViewTransition' in document && !wantsLessMotion();
