import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { type Departure, placesOf, withReturned } from './departures.ts';
import { favoriteItemsQuery, useNotebookChanged } from './notebook-queries.ts';

/** Which words of a category have left since it was opened, and which one has just come back. */
export function useDepartures(categoryId: string, userId: number | null, favorites: readonly FavoriteItem[]) {
  const client = useQueryClient();
  const notebookChanged = useNotebookChanged();
  const [departures, setDepartures] = useState<readonly Departure[]>([]);
  const [returnedId, setReturnedId] = useState<number | null>(null);
  const { queryKey } = favoriteItemsQuery(categoryId, userId);
  const places = placesOf(favorites, departures);

  return {
    places,
    returnedId,

    leave(favorite: FavoriteItem, movedTo: Category | null) {
      const at = places.findIndex((place) => place.favorite.id === favorite.id);
      client.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== favorite.id));
      setDepartures((known) => [...known, { favorite, at, movedTo }]);
      notebookChanged();
    },

    comeBack(departure: Departure, favorite: FavoriteItem) {
      client.setQueryData(queryKey, withReturned(places, departure, favorite));
      setDepartures((known) => known.filter((other) => other !== departure));
      setReturnedId(favorite.id);
      notebookChanged();
    },
  };
}
