import { type RefObject, useState } from 'react';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { type ContributionActions, useContributionActions } from '../use-contribution-actions.ts';

interface ListedPiece {
  readonly id: number;
  readonly deletedAt: string | null;
}

interface DeleteAndRestore<P extends ListedPiece> {
  readonly actions: ContributionActions;
  readonly present: readonly P[];
  readonly deleted: readonly P[];
  /** The piece that was deleted last, until the notice is undone or closed. */
  readonly removed: P | undefined;
  readonly remove: (piece: P) => void;
  readonly restore: (piece: P) => void;
  readonly restoringId: number | null;
  readonly forgetRemoved: () => void;
  /** The current state of a piece: an action elsewhere may have changed it since a dialog was opened. */
  readonly newestOf: (piece: P) => P;
}

/**
 * Deletes and restores pieces of a list. `pieces` includes deleted ones; `list` receives focus when the notice of a
 * deletion closes.
 */
export function useDeleteAndRestore<P extends ListedPiece>(
  kind: ContentKind,
  pieces: readonly P[],
  list: RefObject<HTMLElement | null>,
): DeleteAndRestore<P> {
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
      // Ignore the second click of a double click.
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
