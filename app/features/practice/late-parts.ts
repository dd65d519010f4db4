import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';
import { loadCalls } from './load-calls.ts';
import { loadKana } from './use-kana-input.ts';

/** What practice shows once the learner has done something. */
export const Hints = onDemand(() => import('./hints.tsx'));
export const Verdict = onDemand(() => import('./verdict.tsx'));
export const AnswerCard = onDemand(() => import('./answer-card.tsx'));
export const LessonSummary = onDemand(() => import('./lesson-summary.tsx'));

const loadAll = () =>
  Promise.all([
    loadCalls(),
    loadKana(),
    Verdict.load(),
    AnswerCard.load(),
    Hints.load(),
    LessonSummary.load(),
  ]);

/** Fetches all of it as soon as the learner begins. */
export const useLateParts = (): void => useLoadAtFirstTouch(loadAll);
