import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';

/** A word that was just removed; a card in its place offers to undo that until the learner leaves the list. */
export interface PendingRemoval {
  readonly favorite: FavoriteItem;
  /** Its index among all cards. */
  readonly at: number;
  readonly movedTo: Category | null;
}

interface Place {
  readonly favorite: FavoriteItem;
  readonly removal: PendingRemoval | null;
}

/** The words of the list and, each at its old index, the removed ones. */
export function placesOf(
  favorites: readonly FavoriteItem[],
  pendingRemovals: readonly PendingRemoval[],
): Place[] {
  const removedIds = new Set(pendingRemovals.map(({ favorite }) => favorite.id));
  const places: Place[] = favorites
    .filter(({ id }) => !removedIds.has(id))
    .map((favorite) => ({ favorite, removal: null }));
  for (const removal of pendingRemovals.toSorted((one, other) => one.at - other.at)) {
    places.splice(removal.at, 0, { favorite: removal.favorite, removal });
  }
  return places;
}

/** The words of the list after one was restored: the server gives a restored word a new id. */
export function withRestored(
  places: readonly Place[],
  removal: PendingRemoval,
  restored: FavoriteItem,
): FavoriteItem[] {
  return places.flatMap((place) => {
    if (place.removal === removal) return [restored];
    return place.removal ? [] : [place.favorite];
  });
}
