import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ImportReport } from '#contract/dictionary/admin-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatNumber } from '#app/lib/format.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { UndoButton } from './undo-button.tsx';

/** The last change: of one word, or by an import. */
export type LastChange =
  | {
      readonly kind: 'created' | 'edited' | 'deleted';
      readonly word: string;
      readonly changeId: string;
    }
  | { readonly kind: 'imported'; readonly file: string; readonly report: ImportReport };

interface ChangeNoticeProps {
  readonly change: LastChange;
  readonly onUndone: () => void;
  readonly onClose: () => void;
}

/** Stays above the list until the next change: a toast would disappear before everyone can reach its button. */
export function ChangeNotice({ change, onUndone, onClose }: ChangeNoticeProps) {
  const sentenceId = useId();
  const undoButton = useRef<HTMLButtonElement>(null);
  const { kind } = change;
  const changeId = kind === 'imported' ? change.report.changeId : change.changeId;

  // Deleting removed the row and its button, to which the closed confirmation has just returned the focus.
  useEffect(() => {
    if (kind !== 'deleted') return;
    const timer = setTimeout(() => undoButton.current?.focus());
    return () => clearTimeout(timer);
  }, [kind]);

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-moss-wash py-1 pr-1 pl-4">
      <p id={sentenceId} role="status" className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <Sentence change={change} />
      </p>
      {changeId && (
        <UndoButton
          ref={undoButton}
          changeId={changeId}
          imported={change.kind === 'imported' ? touchedBy(change.report) : undefined}
          describedBy={sentenceId}
          onUndone={onUndone}
        />
      )}
      <IconButton label={uiTexts.close} icon={<X />} onClick={onClose} />
    </div>
  );
}

function Sentence({ change }: Pick<ChangeNoticeProps, 'change'>) {
  if (change.kind === 'imported') {
    const { created, edited, unchanged } = change.report;
    return itemAdminTexts.imported(
      change.file,
      formatNumber(created),
      formatNumber(edited),
      formatNumber(unchanged),
    );
  }
  return (
    <>
      <JapaneseText className="font-bold">{change.word}</JapaneseText> {itemAdminTexts.done[change.kind]}
    </>
  );
}

const touchedBy = ({ created, edited }: ImportReport) => created + edited;
