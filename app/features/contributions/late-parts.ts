import { lazy } from 'react';
import { useLoadedEarly } from '#app/lib/use-loaded-early.ts';
import { loadToasts } from '#app/ui/toast.tsx';

/** What the contributor area shows only when it is wanted. It is rendered inside OnDemand. */

const loadConfirm = () => import('#app/ui/confirm.tsx');
const loadHistory = () => import('./version-history-dialog.tsx');
const loadTopicDialog = () => import('./topic-dialog.tsx');
const loadCurriculumDialog = () => import('./curriculum-dialog.tsx');
const loadLessonDialog = () => import('./lesson-dialog.tsx');
const loadDesk = () => import('./sentences/sentence-desk.tsx');
const loadSentenceImport = () => import('./sentences/import-sentences-dialog.tsx');

export const Confirm = lazy(loadConfirm);
export const VersionHistoryDialog = lazy(loadHistory);
export const TopicDialog = lazy(loadTopicDialog);
export const CurriculumDialog = lazy(loadCurriculumDialog);
export const LessonDialog = lazy(loadLessonDialog);
export const SentenceDesk = lazy(async () => ({ default: (await loadDesk()).SentenceDesk }));
export const ImportSentencesDialog = lazy(loadSentenceImport);

const ALL = [
  loadToasts,
  loadConfirm,
  loadHistory,
  loadTopicDialog,
  loadCurriculumDialog,
  loadLessonDialog,
  loadDesk,
  loadSentenceImport,
];

/** Fetches all of it once the screen stands: makers go on writing when the network is away. */
export const useLateParts = (): void => useLoadedEarly(ALL);
