import { motionChoice } from './document-choices.ts';

/** For animations in scripts; CSS has `motion-safe` and `motion-reduce`. */
export const wantsLessMotion = (): boolean =>
  motionChoice.now() === 'reduce' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
