import { type RefObject, useState } from 'react';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { type Deeds, useContributionDeeds } from '../use-contribution-deeds.ts';

interface KeptPiece {
  readonly id: number;
  readonly deletedAt: string | null;
}

interface PieceKeeping<P extends KeptPiece> {
  readonly deeds: Deeds;
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
export function usePieceKeeping<P extends KeptPiece>(
  kind: ContentKind,
  pieces: readonly P[],
  list: RefObject<HTMLElement | null>,
): PieceKeeping<P> {
  const [removedId, setRemovedId] = useState<number | null>(null);
  const deeds = useContributionDeeds(kind, setRemovedId);
  const { remove, undelete, isRemoving } = deeds;

  const forgetRemoved = () => {
    setRemovedId(null);
    list.current?.focus();
  };
  return {
    deeds,
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
