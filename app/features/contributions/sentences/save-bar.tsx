import { sentenceDeskTexts as texts } from '#contract/texts/sentence-desk.ts';
import { Button } from '#app/ui/button.tsx';

interface SaveBarProps {
  readonly isNew: boolean;
  /** Why the whole was not saved, where no field is to blame. */
  readonly refusal?: string;
  readonly isSaving: boolean;
  readonly onSaveAndClose: () => void;
}

/** Stays in sight while the fields scroll under it; above the tab bar on phones. */
export function SaveBar({ isNew, refusal, isSaving, onSaveAndClose }: SaveBarProps) {
  const usual = isNew ? texts.saveAndNext : texts.save;
  return (
    <div className="sticky bottom-[var(--spacing-bottom-bar)] z-10 -mx-4 grid gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 md:bottom-0">
      <p role="alert" className="text-sm text-error empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" data-step className="flex-1 sm:flex-none" busyLabel={isSaving && texts.saving}>
          {refusal ? texts.saveAgain : usual}
        </Button>
        {isNew && (
          <Button variant="secondary" disabled={isSaving} onClick={onSaveAndClose}>
            {texts.saveAndClose}
          </Button>
        )}
      </div>
    </div>
  );
}
