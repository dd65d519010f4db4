import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { loadKana } from '#app/ui/forms/use-kana-input.ts';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';
import { loadCalls } from './load-calls.ts';

/** Parts that are needed only after the learner has done something. */
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

/** Preloads all of them at the first interaction. */
export const useLateParts = (): void => useLoadAtFirstTouch(loadAll);
