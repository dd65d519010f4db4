import { ArrowLeft } from 'lucide-react';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { Button } from '#app/ui/button.tsx';

interface EditorHeaderProps {
  readonly title: string;
  /** Number of the previous sentence, if it was just saved. */
  readonly savedNumber: number | null;
  /** Given when the fields hold a draft from an earlier visit. */
  readonly onDropRestored?: () => void;
  readonly onBack: () => void;
}

/** The title, and a note about a sentence just saved or a draft just restored. */
export function EditorHeader({ title, savedNumber, onDropRestored, onBack }: EditorHeaderProps) {
  return (
    <header className="grid gap-2">
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        icon={<ArrowLeft aria-hidden className="size-4" />}
        onClick={onBack}
      >
        {texts.back}
      </Button>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-2xl font-bold tabular-nums">{title}</h3>
        <p className="hidden text-sm text-ink-soft pointer-fine:block">{texts.keys}</p>
      </div>
      <p role="status" className="font-bold text-moss empty:hidden">
        {savedNumber !== null && texts.savedNumber(savedNumber)}
      </p>
      {onDropRestored && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-indigo-wash py-1 pr-1 pl-4">
          {texts.restored}
          <Button variant="quiet" size="small" onClick={onDropRestored}>
            {texts.dropRestored}
          </Button>
        </p>
      )}
    </header>
  );
}
