import type { ReactNode } from 'react';
import { AskedChanges } from '../asked-changes.tsx';
import type { ContributionActions } from '../use-contribution-actions.ts';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { MoveButtons } from './move-buttons.tsx';
import { PieceButtons, PieceMenu } from './piece-actions.tsx';
import { PieceRow } from './piece-row.tsx';
import { nameOf, type Piece } from './piece.ts';
import { type Direction, movableIn } from './reorder.ts';

export interface RowLook<P extends Piece> {
  readonly label: string;
  readonly hrefOf: (piece: P) => string;
  readonly renderFacts: (piece: P) => ReactNode;
  /** Its page as learners see it. */
  readonly learnerPathOf: (piece: P) => string;
}

interface PieceRowsProps<P extends Piece> {
  readonly look: RowLook<P>;
  readonly pieces: readonly P[];
  readonly actions: ContributionActions;
  readonly announcement: string;
  readonly onMove: (piece: P, direction: Direction) => void;
  readonly onStep: (at: 'editing' | 'removing' | 'discarding' | 'history', piece: P) => void;
}

export function PieceRows<P extends Piece>(props: PieceRowsProps<P>) {
  const { look, pieces, actions, announcement, onMove, onStep } = props;
  const movable = movableIn(pieces);
  const keepFocus = useRestoreFocus(movable.map(({ id }) => id).join(' '));
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul aria-label={look.label} className="grid gap-3">
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            href={look.hrefOf(piece)}
            facts={look.renderFacts(piece)}
            learnerPath={look.learnerPathOf(piece)}
            menu={
              piece.editable && (
                <PieceMenu
                  piece={piece}
                  onHistory={() => onStep('history', piece)}
                  onDiscard={() => onStep('discarding', piece)}
                  onRemove={() => onStep('removing', piece)}
                />
              )
            }
          >
            {piece.editable && (
              <>
                <AskedChanges piece={piece} onSeeNotes={() => onStep('history', piece)} />
                <div className="-mb-1.5 flex flex-wrap items-center gap-1">
                  {movable.length > 1 && (
                    <MoveButtons
                      name={nameOf(piece)}
                      place={movable.indexOf(piece)}
                      count={movable.length}
                      onMove={(direction, button) => {
                        keepFocus(button);
                        onMove(piece, direction);
                      }}
                    />
                  )}
                  <div className="ml-auto flex flex-wrap justify-end gap-2">
                    <PieceButtons piece={piece} actions={actions} onEdit={() => onStep('editing', piece)} />
                  </div>
                </div>
              </>
            )}
          </PieceRow>
        ))}
      </ul>
    </>
  );
}
