import { useLoadedEarly } from '#app/lib/use-loaded-early.ts';
import { latePart } from '#app/ui/late-part.tsx';
import { loadCalls } from './load-calls.ts';
import { loadKana } from './use-kana-input.ts';

/** What practice shows once the learner has done something. */
export const Hints = latePart(() => import('./hints.tsx'));
export const Verdict = latePart(() => import('./verdict.tsx'));
export const AnswerCard = latePart(() => import('./answer-card.tsx'));
export const LessonSummary = latePart(() => import('./lesson-summary.tsx'));

const ALL = [loadCalls, loadKana, Verdict.load, AnswerCard.load, Hints.load, LessonSummary.load];

/** Fetches all of it as soon as the learner begins. */
export const useLateParts = (): void => useLoadedEarly(ALL);
