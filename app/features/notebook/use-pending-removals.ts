import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { favoriteItemsQuery, useNotebookChanged } from './notebook-queries.ts';
import { type PendingRemoval, placesOf, withRestored } from './pending-removals.ts';

/** The words removed from a category since it was opened, and the one restored last. */
export function usePendingRemovals(
  categoryId: string,
  userId: number | null,
  favorites: readonly FavoriteItem[],
) {
  const client = useQueryClient();
  const notebookChanged = useNotebookChanged();
  const [pendingRemovals, setPendingRemovals] = useState<readonly PendingRemoval[]>([]);
  const [restoredId, setRestoredId] = useState<number | null>(null);
  const { queryKey } = favoriteItemsQuery(categoryId, userId);
  const places = placesOf(favorites, pendingRemovals);

  return {
    places,
    restoredId,

    remove(favorite: FavoriteItem, movedTo: Category | null) {
      const at = places.findIndex((place) => place.favorite.id === favorite.id);
      client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== favorite.id));
      setPendingRemovals((known) => [...known, { favorite, at, movedTo }]);
      notebookChanged();
    },

    restore(removal: PendingRemoval, favorite: FavoriteItem) {
      client.setQueryData(queryKey, withRestored(places, removal, favorite));
      setPendingRemovals((known) => known.filter((other) => other !== removal));
      setRestoredId(favorite.id);
      notebookChanged();
    },
  };
}
