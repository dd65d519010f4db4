import type { Category, FavoriteInCategory, FavoritePlace } from '#contract/notebook/endpoints.ts';

/** A word of the notebook with all its places: one in a category, perhaps several in the whole notebook. */
export interface NotebookWord {
  readonly item: FavoriteInCategory['item'];
  readonly places: readonly FavoritePlace[];
  /** Higher for words that were saved later. */
  readonly savedAs: number;
}

/** Words that were just moved or removed; the learner can undo that until they leave the list. */
export interface PendingChange {
  readonly words: readonly NotebookWord[];
  /** Where they were. */
  readonly places: readonly FavoritePlace[];
  readonly movedTo: Category | null;
}

export interface WordRow {
  readonly word: NotebookWord;
  /** Set on a word that has left the list, whose card offers to undo that. */
  readonly removal: PendingChange | null;
}

/** One word for all its favourites, which come newest first. */
export function wordsOf(favorites: readonly FavoriteInCategory[]): NotebookWord[] {
  const words = new Map<
    number,
    { item: FavoriteInCategory['item']; places: FavoritePlace[]; savedAs: number }
  >();
  for (const { id, categoryId, item } of favorites) {
    const place = { id, categoryId, itemId: item.id };
    const word = words.get(item.id);
    if (word) word.places.push(place);
    else words.set(item.id, { item, places: [place], savedAs: id });
  }
  return [...words.values()];
}

/**
 * The words of the list, and those that were removed one by one since it was opened. A restored word has a new id, but
 * keeps its place among the newest first: `savedBefore` says by item what it was saved as.
 */
export function rowsOf(
  words: readonly NotebookWord[],
  changes: readonly PendingChange[],
  savedBefore: ReadonlyMap<number, number>,
): WordRow[] {
  const present = new Set(words.map(({ item }) => item.id));
  const removed = changes.flatMap((removal) => {
    const [word, ...others] = removal.words;
    return word && others.length === 0 && !present.has(word.item.id) ? [{ word, removal }] : [];
  });
  const rows = words.map((word) => ({
    word: { ...word, savedAs: savedBefore.get(word.item.id) ?? word.savedAs },
    removal: null,
  }));
  return [...rows, ...removed].toSorted((one, other) => other.word.savedAs - one.word.savedAs);
}

export const favoriteIdsOf = (words: readonly NotebookWord[]): number[] =>
  words.flatMap(({ places }) => places.map(({ id }) => id));
