import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { loadToasts } from '#app/ui/overlays/toast.tsx';
import { VersionHistoryDialog } from './pieces/step-dialog.tsx';

export const TopicDialog = onDemand(() => import('./pieces/topic-dialog.tsx'));
export const CurriculumDialog = onDemand(() => import('./pieces/curriculum-dialog.tsx'));
export const LessonDialog = onDemand(() => import('./pieces/lesson-dialog.tsx'));
export const SentenceEditorScreen = onDemand(async () => ({
  default: (await import('./sentences/sentence-editor-screen.tsx')).SentenceEditorScreen,
}));

const loadAll = () =>
  Promise.all([
    loadToasts(),
    Confirm.load(),
    VersionHistoryDialog.load(),
    TopicDialog.load(),
    CurriculumDialog.load(),
    LessonDialog.load(),
    SentenceEditorScreen.load(),
    import('./sentences/import-sentences-dialog.tsx'),
  ]);

/** Preloads all lazy parts at the first interaction, so that authors can keep writing offline. */
export const useLateParts = (): void => useLoadAtFirstTouch(loadAll);
