import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  type Category,
  type FavoritePlace,
  removeFavorites,
  restoreFavorites,
} from '#contract/notebook/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { useNotebookChanged } from '../notebook-queries.ts';
import { favoriteIdsOf, type NotebookWord, type PendingChange, rowsOf } from './word-rows.ts';

/** Where the words of a list come from. */
export interface WordSource {
  readonly words: readonly NotebookWord[];
  /** Takes words out of the list that the server has removed. */
  readonly drop: (favoriteIds: ReadonlySet<number>) => void;
  readonly reload: () => Promise<unknown>;
}

/** Removes words from a list and brings them back, until the learner leaves it. Moving a word may remove it too. */
export function useWordChanges({ words, drop, reload }: WordSource, isWholeNotebook: boolean) {
  const api = useApi();
  const notebookChanged = useNotebookChanged();
  const [changes, setChanges] = useState<readonly PendingChange[]>([]);
  const [savedBefore, setSavedBefore] = useState<ReadonlyMap<number, number>>(new Map());
  const [restoredId, setRestoredId] = useState<number | null>(null);

  const record = (change: PendingChange) => {
    notebookChanged();
    if (change.places.length === 0) return;
    if (change.movedTo && isWholeNotebook) void reload();
    else drop(new Set(change.places.map(({ id }) => id)));
    setChanges((known) => [...known, change]);
  };
  const fail = (error: Error) => showLongToast(failureMessage(error), 'error');

  const removal = useMutation({
    mutationFn: (removed: readonly NotebookWord[]) =>
      api.call(removeFavorites, { body: { favoriteIds: favoriteIdsOf(removed) } }),
    onSuccess: (places, removed) => record({ words: removed, places, movedTo: null }),
    onError: fail,
  });
  const undo = useMutation({
    mutationFn: async ({ words: restored, places }: PendingChange) => {
      await api.call(restoreFavorites, { body: { favorites: [...places] } });
      notebookChanged();
      // Before the words are back, so that they come back at their places.
      setSavedBefore((known) => {
        const before = restored.map(({ item, savedAs }) => [item.id, savedAs] as const);
        return new Map([...known, ...before]);
      });
      setRestoredId(restored.length === 1 ? (restored[0]?.item.id ?? null) : null);
      await reload();
    },
    onSuccess: (_, change) => setChanges((known) => known.filter((other) => other !== change)),
    onError: fail,
  });

  return {
    rows: useMemo(() => rowsOf(words, changes, savedBefore), [words, changes, savedBefore]),
    changes,
    /** The word that was restored last: it takes the focus, because the undo button was removed. */
    restoredId,
    removing: removal.isPending ? removal.variables : [],
    undoing: undo.isPending ? undo.variables : null,
    remove: removal.mutate,
    recordMove: (moved: readonly NotebookWord[], places: readonly FavoritePlace[], movedTo: Category) =>
      record({ words: moved, places, movedTo }),
    undo: undo.mutate,
  };
}
