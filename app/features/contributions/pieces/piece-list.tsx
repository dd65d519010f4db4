import type { QueryKey } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { DeletedList } from './deleted-list.tsx';
import { DeletionNotice } from './deletion-notice.tsx';
import { PieceRows, type RowLook } from './piece-rows.tsx';
import { nameOf, type Piece, type PieceKind } from './piece.ts';
import { StepDialog } from './step-dialog.tsx';
import { useDeleteAndRestore } from './use-delete-and-restore.ts';
import { useReorder } from './use-reorder.ts';

interface PieceListTexts {
  readonly add: string;
  readonly empty: string;
  readonly emptyText: string;
  readonly removeQuestion: string;
  readonly removeText: string;
}

export interface DialogProps<P extends Piece> {
  /** The piece to edit; null creates a new one. */
  readonly piece: P | null;
  readonly onSaved: (saved: P) => void;
  readonly onClose: () => void;
}

interface PieceListProps<P extends Piece> {
  readonly kind: PieceKind;
  readonly texts: PieceListTexts;
  readonly look: RowLook<P>;
  /** Everything that the contributor sees at this level, including deleted pieces. */
  readonly pieces: readonly P[];
  readonly queryKey: QueryKey;
  readonly renderDialog: (props: DialogProps<P>) => ReactNode;
  /** Called after a new piece was created. */
  readonly onCreated?: (created: P) => void;
}

type Step<P> =
  | { readonly at: 'rest' | 'adding' }
  | { readonly at: 'editing' | 'removing' | 'discarding' | 'history'; readonly piece: P };

/** The pieces of one level with all their actions, one dialog at a time. */
export function PieceList<P extends Piece>(props: PieceListProps<P>) {
  const { kind, texts: kindTexts, look, pieces, queryKey, renderDialog, onCreated } = props;
  const [step, setStep] = useState<Step<P>>({ at: 'rest' });
  const list = useRef<HTMLDivElement>(null);
  const deletion = useDeleteAndRestore(kind, pieces, list);
  const { actions, present, removed } = deletion;
  const { move, announcement } = useReorder<P>({ kind, queryKey, nameOf });

  const rest = () => setStep({ at: 'rest' });
  const removeNow = (piece: P) => {
    rest();
    deletion.remove(piece);
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
          undoing={actions.undelete.isPending}
          onUndo={() => deletion.restore(removed)}
          onClose={deletion.forgetRemoved}
        />
      )}
      {present.length > 0 ? (
        <PieceRows
          look={look}
          pieces={present}
          actions={actions}
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
        pieces={deletion.deleted}
        nameOf={nameOf}
        restoringId={deletion.restoringId}
        onRestore={deletion.restore}
      />
      <OnDemand key={step.at} onFailed={rest}>
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
        {(step.at === 'discarding' || step.at === 'history') && (
          <StepDialog
            at={step.at}
            kind={kind}
            piece={deletion.newestOf(step.piece)}
            onDiscard={actions.discard.mutate}
            onClose={rest}
          />
        )}
      </OnDemand>
    </div>
  );
}

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
