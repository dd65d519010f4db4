import type { Category, FavoriteItem } from '#contract/notebook/endpoints.ts';

/** A word that has just left the list; until the learner goes on, its place keeps the way back. */
export interface Departure {
  readonly favorite: FavoriteItem;
  /** Its place among everything that is shown. */
  readonly at: number;
  readonly movedTo: Category | null;
}

interface Place {
  readonly favorite: FavoriteItem;
  readonly departure: Departure | null;
}

/** The words that are there and, each where it stood, those that have left. */
export function placesOf(favorites: readonly FavoriteItem[], departures: readonly Departure[]): Place[] {
  const gone = new Set(departures.map(({ favorite }) => favorite.id));
  const places: Place[] = favorites
    .filter(({ id }) => !gone.has(id))
    .map((favorite) => ({ favorite, departure: null }));
  for (const departure of departures.toSorted((one, other) => one.at - other.at)) {
    places.splice(departure.at, 0, { favorite: departure.favorite, departure });
  }
  return places;
}

/** The words that are there once this one is back: the server gives who returns a new id. */
export function withReturned(
  places: readonly Place[],
  departure: Departure,
  returned: FavoriteItem,
): FavoriteItem[] {
  return places.flatMap((place) => {
    if (place.departure === departure) return [returned];
    return place.departure ? [] : [place.favorite];
  });
}
