import { BookmarkMinus, FolderInput, Square, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { wordListTexts as texts } from '#contract/texts/notebook.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import type { Listening } from './use-listen-to-all.ts';

/** Stays in view while a long list is scrolled. */
function Bar({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <div
      role={label ? 'group' : undefined}
      aria-label={label}
      className="sticky top-[calc(var(--spacing-bar)+0.5rem)] z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-indigo bg-surface px-4 py-2.5 shadow-float"
    >
      {children}
    </div>
  );
}

export function ListeningBar({ now, onStop }: { readonly now: Listening; readonly onStop: () => void }) {
  return (
    <Bar>
      <p className="mr-auto font-bold tabular-nums">
        {texts.listeningTo(formatNumber(now.at), formatNumber(now.all))}
      </p>
      <Button variant="secondary" size="small" icon={<Square className="size-4" />} onClick={onStop}>
        {texts.stopListening}
      </Button>
    </Bar>
  );
}

interface SelectionBarProps {
  readonly chosen: number;
  readonly listed: number;
  readonly busy: boolean;
  readonly onAll: () => void;
  readonly onNone: () => void;
  /** Absent when there is no other category. */
  readonly onMove?: () => void;
  readonly onRemove: () => void;
  readonly onEnd: () => void;
}

export function SelectionBar(props: SelectionBarProps) {
  const { chosen, listed, busy, onAll, onNone, onMove, onRemove, onEnd } = props;
  return (
    <Bar label={texts.selectionTools}>
      <p role="status" className="mr-auto font-bold tabular-nums">
        {texts.selected(formatNumber(chosen))}
      </p>
      <Button variant="quiet" size="small" onClick={chosen > 0 ? onNone : onAll}>
        {chosen > 0 ? texts.selectNone : texts.selectAll(formatNumber(listed))}
      </Button>
      {onMove && (
        <Button
          variant="secondary"
          size="small"
          disabled={chosen === 0 || busy}
          icon={<FolderInput className="size-4" />}
          onClick={onMove}
        >
          {texts.moveSelected}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={chosen === 0 || busy}
        icon={<BookmarkMinus className="size-4" />}
        onClick={onRemove}
      >
        {texts.removeSelected}
      </Button>
      <Button variant="quiet" size="small" icon={<X className="size-4" />} onClick={onEnd}>
        {texts.endSelecting}
      </Button>
    </Bar>
  );
}
