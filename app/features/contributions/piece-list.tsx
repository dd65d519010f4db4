import type { QueryKey } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { contributionDeedTexts as texts } from '#contract/texts/contribution-deeds.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MixedText } from '#app/ui/mixed-text.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { DeletedList } from './deleted-list.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { PieceRows, type RowLook } from './piece-rows.tsx';
import { nameOf, type Piece, type PieceKind } from './piece.ts';
import { useContributionDeeds } from './use-contribution-deeds.ts';
import { useReorder } from './use-reorder.ts';

const Confirm = lazy(() => import('#app/ui/confirm.tsx'));
const VersionHistoryDialog = lazy(() => import('./version-history-dialog.tsx'));

interface PieceListTexts {
  readonly add: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly removeQuestion: string;
  readonly removeText: string;
}

export interface DialogProps<P extends Piece> {
  /** The one to edit; null for a new one. */
  readonly piece: P | null;
  readonly onSaved: (saved: P) => void;
  readonly onClose: () => void;
}

interface PieceListProps<P extends Piece> {
  readonly kind: PieceKind;
  readonly texts: PieceListTexts;
  readonly look: RowLook<P>;
  /** What its maker sees in this place, what was deleted too. */
  readonly pieces: readonly P[];
  readonly queryKey: QueryKey;
  readonly renderDialog: (props: DialogProps<P>) => ReactNode;
  /** A new one has been made. */
  readonly onCreated?: (created: P) => void;
}

type Step<P> =
  | { readonly at: 'rest' | 'adding' }
  | { readonly at: 'editing' | 'removing' | 'discarding' | 'history'; readonly piece: P };

/** The pieces of one place with everything that can be done to them, one dialog at a time. */
export function PieceList<P extends Piece>(props: PieceListProps<P>) {
  const { kind, texts: kindTexts, look, pieces, queryKey, renderDialog, onCreated } = props;
  const [step, setStep] = useState<Step<P>>({ at: 'rest' });
  const [removed, setRemoved] = useState<P | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const deeds = useContributionDeeds(kind);
  const { move, announcement } = useReorder<P>({ kind, queryKey, nameOf });
  const present = pieces.filter(({ deletedAt }) => deletedAt === null);

  const rest = () => setStep({ at: 'rest' });
  const removeNow = (piece: P) => {
    rest();
    setRemoved(null);
    deeds.remove.mutate(piece.id, { onSuccess: () => setRemoved(piece) });
  };
  const discardNow = ({ id }: P) => {
    rest();
    deeds.discard.mutate(id);
  };
  const forgetRemoved = () => {
    setRemoved(null);
    list.current?.focus();
  };
  const saved = (piece: P) => {
    rest();
    if (step.at === 'adding') onCreated?.(piece);
  };
  const addButton = (
    <Button icon={<Plus aria-hidden className="size-5" />} onClick={() => setStep({ at: 'adding' })}>
      {kindTexts.add}
    </Button>
  );

  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
      {present.length > 0 && <div className="grid sm:justify-start">{addButton}</div>}
      {removed && (
        <DeletionNotice
          key={removed.id}
          name={nameOf(removed)}
          undoing={deeds.undelete.isPending}
          onUndo={() => deeds.undelete.mutate(removed.id, { onSuccess: forgetRemoved })}
          onClose={forgetRemoved}
        />
      )}
      {present.length > 0 ? (
        <PieceRows
          look={look}
          pieces={present}
          deeds={deeds}
          announcement={announcement}
          onMove={move}
          onStep={(at, piece) => setStep({ at, piece })}
        />
      ) : (
        <EmptyState
          picture={<QuietBridge className="w-44 text-indigo" />}
          title={kindTexts.empty}
          actions={addButton}
        >
          {kindTexts.emptyText}
        </EmptyState>
      )}
      <DeletedList
        pieces={pieces.filter(({ deletedAt }) => deletedAt !== null)}
        nameOf={nameOf}
        restoringId={deeds.undelete.isPending ? deeds.undelete.variables : null}
        onRestore={({ id }) => deeds.undelete.mutate(id, { onSuccess: forgetRemoved })}
      />
      <Suspense>
        {step.at === 'adding' && renderDialog({ piece: null, onSaved: saved, onClose: rest })}
        {step.at === 'editing' && renderDialog({ piece: step.piece, onSaved: saved, onClose: rest })}
        {step.at === 'removing' && (
          <Confirm
            open
            dangerous
            question={kindTexts.removeQuestion}
            explanation={<RemoveText name={nameOf(step.piece)} text={kindTexts.removeText} />}
            confirmLabel={texts.remove}
            onConfirm={() => removeNow(step.piece)}
            onCancel={rest}
          />
        )}
        {step.at === 'discarding' && (
          <Confirm
            open
            dangerous
            question={texts.discardQuestion}
            explanation={texts.discardText}
            confirmLabel={texts.discard}
            onConfirm={() => discardNow(step.piece)}
            onCancel={rest}
          />
        )}
        {step.at === 'history' && (
          <VersionHistoryDialog
            kind={kind}
            id={step.piece.id}
            revision={revisionNow(pieces, step.piece)}
            onRestored={rest}
            onClose={rest}
          />
        )}
      </Suspense>
    </div>
  );
}

/** An answer to a reviewer, or a deed elsewhere, may have moved it on since the dialog was opened. */
const revisionNow = (pieces: readonly Piece[], piece: Piece): number =>
  pieces.find(({ id }) => id === piece.id)?.revision ?? piece.revision;

function RemoveText({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <strong className="block wrap-anywhere text-ink">
        <MixedText>{name}</MixedText>
      </strong>{' '}
      {text}
    </>
  );
}
