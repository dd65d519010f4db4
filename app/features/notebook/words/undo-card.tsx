import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { notebookTexts, wordListTexts as texts } from '#contract/texts/notebook.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import type { PendingChange } from './word-rows.ts';

interface UndoProps {
  readonly change: PendingChange;
  readonly isWholeNotebook: boolean;
  readonly undoing: boolean;
  readonly onUndo: () => void;
}

/** Shown in place of a removed word while the list is open, so that undo has no time limit. */
export function UndoCard(props: UndoProps) {
  return (
    <li className="grid min-w-0 content-center justify-items-start gap-3 rounded-lg border border-dashed border-edge p-5">
      <Undo {...props} />
    </li>
  );
}

/** The same for several words at once, above the list. */
export function UndoBar(props: UndoProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-edge px-5 py-3">
      <Undo {...props} />
    </div>
  );
}

function Undo({ change, isWholeNotebook, undoing, onUndo }: UndoProps) {
  const sentenceId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus was removed with the words.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p id={sentenceId} className="wrap-anywhere text-ink-soft">
        <Sentence change={change} isWholeNotebook={isWholeNotebook} />
      </p>
      <Button
        ref={button}
        variant="secondary"
        icon={<Undo2 aria-hidden className="size-4" />}
        aria-describedby={sentenceId}
        busyLabel={undoing && notebookTexts.undoing}
        onClick={onUndo}
      >
        {notebookTexts.undo}
      </Button>
    </>
  );
}

function Sentence({ change, isWholeNotebook }: Pick<UndoProps, 'change' | 'isWholeNotebook'>) {
  const { words, movedTo } = change;
  const [word, ...others] = words;
  if (word && others.length === 0) {
    const removed = isWholeNotebook ? texts.takenOutOfNotebook : notebookTexts.takenOut;
    return (
      <>
        <JapaneseText className="font-bold text-ink">{word.item.kanji}</JapaneseText>{' '}
        {movedTo ? notebookTexts.moved(movedTo.name) : removed}
      </>
    );
  }
  const count = formatNumber(words.length);
  if (movedTo) return texts.movedMany(count, movedTo.name);
  return isWholeNotebook ? texts.removedManyFromNotebook(count) : texts.removedMany(count);
}
