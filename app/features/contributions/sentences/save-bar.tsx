import { TriangleAlert } from 'lucide-react';
import { contributorTexts } from '#contract/texts/contributions.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { Button } from '#app/ui/button.tsx';

interface SaveBarProps {
  readonly isNew: boolean;
  /** Why saving failed, when it is not about a field. */
  readonly refusal?: string;
  readonly isSaving: boolean;
  /** The number of warnings: on phones the list of them is far below. */
  readonly warnings: number;
  readonly onSeeWarnings: () => void;
  readonly onSaveAndClose: () => void;
  /** After an edit conflict: saving now overwrites the newer text, so the button says so. */
  readonly onOverwrite?: () => void;
}

/** Stays visible while the fields scroll under it; above the tab bar on phones. */
export function SaveBar(props: SaveBarProps) {
  const { isNew, refusal, isSaving, warnings, onSeeWarnings, onSaveAndClose, onOverwrite } = props;
  const usual = isNew ? texts.saveAndNext : texts.save;
  return (
    <div className="sticky bottom-[var(--spacing-bottom-bar)] z-10 -mx-4 grid gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 md:bottom-0">
      <p role="alert" className="text-sm text-error empty:hidden">
        {refusal}
      </p>
      <div role="status" className="-my-1 empty:hidden">
        {warnings > 0 && (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            icon={<TriangleAlert aria-hidden className="size-4 text-amber" />}
            onClick={onSeeWarnings}
          >
            {texts.warnings(warnings)}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type={onOverwrite ? 'button' : 'submit'}
          data-step
          className="flex-1 sm:flex-none"
          busyLabel={isSaving && texts.saving}
          onClick={onOverwrite}
        >
          {onOverwrite ? contributorTexts.overwrite : refusal ? texts.saveAgain : usual}
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
