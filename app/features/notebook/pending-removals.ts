import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';

/** A word that has just left the list; until the learner goes on, its place keeps the way back. */
export interface PendingRemoval {
  readonly favorite: FavoriteItem;
  /** Its place among everything that is shown. */
  readonly at: number;
  readonly movedTo: Category | null;
}

interface Place {
  readonly favorite: FavoriteItem;
  readonly removal: PendingRemoval | null;
}

/** The words that are there and, each where it stood, those that have left. */
export function placesOf(
  favorites: readonly FavoriteItem[],
  pendingRemovals: readonly PendingRemoval[],
): Place[] {
  const gone = new Set(pendingRemovals.map(({ favorite }) => favorite.id));
  const places: Place[] = favorites
    .filter(({ id }) => !gone.has(id))
    .map((favorite) => ({ favorite, removal: null }));
  for (const removal of pendingRemovals.toSorted((one, other) => one.at - other.at)) {
    places.splice(removal.at, 0, { favorite: removal.favorite, removal });
  }
  return places;
}

/** The words that are there once this one is back: the server gives who returns a new id. */
export function withReturned(
  places: readonly Place[],
  removal: PendingRemoval,
  returned: FavoriteItem,
): FavoriteItem[] {
  return places.flatMap((place) => {
    if (place.removal === removal) return [returned];
    return place.removal ? [] : [place.favorite];
  });
}
