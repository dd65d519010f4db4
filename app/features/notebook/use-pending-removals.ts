import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { favoriteItemsQuery, useNotebookChanged } from './notebook-queries.ts';
import { type PendingRemoval, placesOf, withReturned } from './pending-removals.ts';

/** Which words of a category have left since it was opened, and which one has just come back. */
export function usePendingRemovals(
  categoryId: string,
  userId: number | null,
  favorites: readonly FavoriteItem[],
) {
  const client = useQueryClient();
  const notebookChanged = useNotebookChanged();
  const [pendingRemovals, setPendingRemovals] = useState<readonly PendingRemoval[]>([]);
  const [returnedId, setReturnedId] = useState<number | null>(null);
  const { queryKey } = favoriteItemsQuery(categoryId, userId);
  const places = placesOf(favorites, pendingRemovals);

  return {
    places,
    returnedId,

    leave(favorite: FavoriteItem, movedTo: Category | null) {
      const at = places.findIndex((place) => place.favorite.id === favorite.id);
      client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== favorite.id));
      setPendingRemovals((known) => [...known, { favorite, at, movedTo }]);
      notebookChanged();
    },

    comeBack(removal: PendingRemoval, favorite: FavoriteItem) {
      client.setQueryData(queryKey, withReturned(places, removal, favorite));
      setPendingRemovals((known) => known.filter((other) => other !== removal));
      setReturnedId(favorite.id);
      notebookChanged();
    },
  };
}
