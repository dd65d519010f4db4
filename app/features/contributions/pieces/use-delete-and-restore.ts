import { type RefObject, useState } from 'react';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { type ContributionActions, useContributionActions } from '../use-contribution-actions.ts';

interface ListedPiece {
  readonly id: number;
  readonly deletedAt: string | null;
}

interface PieceKeeping<P extends ListedPiece> {
  readonly actions: ContributionActions;
  readonly present: readonly P[];
  readonly deleted: readonly P[];
  /** The one that was deleted last, until that is undone or put away. */
  readonly removed: P | undefined;
  readonly remove: (piece: P) => void;
  readonly restore: (piece: P) => void;
  readonly restoringId: number | null;
  readonly forgetRemoved: () => void;
  /** As it is by now: a deed elsewhere may have moved it on since a dialog was opened. */
  readonly newestOf: (piece: P) => P;
}

/**
 * What goes from a list and comes back to it. `pieces` has what was deleted too; the whole list takes the focus when the
 * notice of a deletion goes.
 */
export function useDeleteAndRestore<P extends ListedPiece>(
  kind: ContentKind,
  pieces: readonly P[],
  list: RefObject<HTMLElement | null>,
): PieceKeeping<P> {
  const [removedId, setRemovedId] = useState<number | null>(null);
  const actions = useContributionActions(kind, setRemovedId);
  const { remove, undelete, isRemoving } = actions;

  const forgetRemoved = () => {
    setRemovedId(null);
    list.current?.focus();
  };
  return {
    actions,
    present: pieces.filter(({ deletedAt }) => deletedAt === null),
    deleted: pieces.filter(({ deletedAt }) => deletedAt !== null),
    removed: pieces.find(({ id }) => id === removedId),
    remove: ({ id }) => {
      // The second press of a double click.
      if (isRemoving(id)) return;
      setRemovedId(null);
      remove.mutate(id);
    },
    restore: ({ id }) => undelete.mutate(id, { onSuccess: forgetRemoved }),
    restoringId: undelete.isPending ? undelete.variables : null,
    forgetRemoved,
    newestOf: (piece) => pieces.find(({ id }) => id === piece.id) ?? piece,
  };
}
