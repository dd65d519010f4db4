import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface DeletedPiece {
  readonly id: number;
  readonly deletedAt: string | null;
}

interface DeletedListProps<P extends DeletedPiece> {
  readonly pieces: readonly P[];
  readonly nameOf: (piece: P) => string;
  /** The piece that is being restored. */
  readonly restoringId: number | null;
  readonly onRestore: (piece: P) => void;
}

/** Deleted pieces that can be restored, in a collapsed list. */
export function DeletedList<P extends DeletedPiece>(props: DeletedListProps<P>) {
  const { pieces, nameOf, restoringId, onRestore } = props;
  if (pieces.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-ink-soft">
        {texts.deletedList(pieces.length)}
      </summary>
      <p className="text-sm text-ink-soft">{texts.deletedHint}</p>
      <ul className="divide-y divide-line">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-40">
              <p className="wrap-anywhere">
                <MixedText>{nameOf(piece)}</MixedText>
              </p>
              {piece.deletedAt && (
                <p className="text-sm text-ink-soft">{texts.deletedAt(formatMinute(piece.deletedAt))}</p>
              )}
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.restoreNamed(nameOf(piece))}
              busyLabel={restoringId === piece.id && texts.restoring}
              onClick={() => onRestore(piece)}
            >
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
