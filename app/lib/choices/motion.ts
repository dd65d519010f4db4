import { motionChoice } from './document-choices.ts';

/** For what scripts move; the style sheet knows by itself (`motion-safe`, `motion-reduce`). */
export const wantsLessMotion = (): boolean =>
  motionChoice.now() === 'reduce' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
