import type { ShortItem } from '#contract/dictionary/item.ts';
import type { Endpoint, EndpointOutput } from '#contract/endpoint.ts';
import type { Done } from '#contract/fields.ts';
import { CATEGORIES_MAX, FAVORITES_PER_CATEGORY_MAX } from '#contract/limits.ts';
import {
  addFavorite,
  type Category,
  type CategoryChoice,
  createCategory,
  type FavoriteInCategory,
  type FavoriteItem,
  type FavoritePlace,
} from '#contract/notebook/endpoints.ts';
import { NOTEBOOK_LIST_MAX } from '#contract/server-limits.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import type { Database } from '#server/db/connect.ts';
import type { TailService } from '#server/features/dictionary/tail.service.ts';
import { answerOnce } from '#server/features/received-calls/received-calls.service.ts';
import { conflict, notFound, unauthorized } from '#server/http/errors.ts';
import type { CallKey } from '#server/http/requests/call-key.ts';
import type { Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { createNotebookRepository, type NotebookRepository } from './notebook.repository.ts';

const vietnamese = new Intl.Collator('vi');
const byName = (a: Category, b: Category) => vietnamese.compare(a.name, b.name) || a.id - b.id;
/** Equal for names that look the same to a reader; the contract trims them. */
const comparable = (name: string) => name.toLocaleLowerCase('vi');

interface NotebookParts {
  readonly db: Database;
  readonly tail: Pick<TailService, 'row'>;
  /** Favourites in one list. */
  readonly listMax?: number;
}

/** A favourite as it is stored; the item is missing for a word of the long tail. */
interface FavoriteRow {
  readonly itemId: number;
  readonly item: ShortItem | null;
}

/** A learner's categories and the words in them. A category of somebody else is not found (404). */
export function createNotebookService({ db, tail, listMax = NOTEBOOK_LIST_MAX }: NotebookParts) {
  const notebook = createNotebookRepository(db);

  /** A word of the long tail is in no table. One that a newer package does not have any more is left out. */
  function withWord<Row extends FavoriteRow>({ itemId, item, ...row }: Row) {
    const word = item ?? tail.row(itemId);
    return word ? [{ ...row, item: shortOf(word) }] : [];
  }

  /** The only way to change a notebook: concurrent requests of one owner take turns. */
  const change = <T>(
    caller: Caller,
    work: (within: NotebookRepository, tx: Database) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const within = createNotebookRepository(tx);
      // The account was deleted after its token was checked.
      if (!(await within.lock(caller.id))) throw unauthorized();
      return work(within, tx);
    });

  /** A change that is applied once, however often it is sent. */
  const changeOnce = <E extends Endpoint>(
    caller: Caller,
    { key, endpoint }: { readonly key: CallKey | null; readonly endpoint: E },
    work: (within: NotebookRepository) => Promise<EndpointOutput<E>>,
  ): Promise<EndpointOutput<E>> =>
    change(caller, (within, tx) => answerOnce(tx, { userId: caller.id, key, endpoint }, () => work(within)));

  return {
    listCategories: async (userId: number): Promise<Category[]> =>
      (await notebook.listCategories(userId)).toSorted(byName),

    listChoices: async (caller: Caller, itemId?: number): Promise<CategoryChoice[]> =>
      (await notebook.listCategories(caller.id, itemId)).toSorted(byName),

    createCategory: (caller: Caller, name: string, key: CallKey | null): Promise<Category> =>
      changeOnce(caller, { key, endpoint: createCategory }, async (within) => {
        const existing = await within.listCategories(caller.id);
        requireFreeName(existing, name);
        if (existing.length >= CATEGORIES_MAX)
          throw conflict(notebookRefusals.tooManyCategories(CATEGORIES_MAX));
        return { id: await within.insertCategory(caller.id, name), name, itemCount: 0 };
      }),

    renameCategory: (caller: Caller, id: number, name: string): Promise<Category> =>
      change(caller, async (within) => {
        const all = await within.listCategories(caller.id);
        const category = all.find((candidate) => candidate.id === id);
        if (!category) throw notFound(notebookRefusals.categoryNotFound);
        requireFreeName(
          all.filter((other) => other !== category),
          name,
        );
        await within.renameCategory(id, name);
        return { ...category, name };
      }),

    deleteCategory: (caller: Caller, id: number): Promise<Done> =>
      change(caller, async (within) => {
        await requireCategory(within, caller, id);
        await within.deleteCategory(id);
        return { statusCode: 200, message: notebookRefusals.categoryDeleted };
      }),

    async listFavorites(caller: Caller, categoryId: number): Promise<FavoriteItem[]> {
      await requireCategory(notebook, caller, categoryId);
      return (await notebook.listFavorites(categoryId)).flatMap(withWord);
    },

    addFavorite: (
      caller: Caller,
      categoryId: number,
      itemId: number,
      key: CallKey | null,
    ): Promise<FavoriteItem> =>
      changeOnce(caller, { key, endpoint: addFavorite }, async (within) => {
        await requireCategory(within, caller, categoryId);
        const item = isTailId(itemId) ? tail.row(itemId) : await within.findAndLockItem(itemId);
        if (!item) throw notFound(notebookRefusals.itemNotFound);
        await requirePlace(within, categoryId, itemId);
        return { id: await within.insertFavorite(categoryId, itemId), item: shortOf(item) };
      }),

    moveFavorite: (caller: Caller, id: number, categoryId: number): Promise<FavoriteItem> =>
      change(caller, async (within) => {
        const found = await within.findFavorite(caller.id, id);
        const [favorite] = found ? withWord(found) : [];
        if (!favorite) throw notFound(notebookRefusals.favoriteNotFound);
        await requireCategory(within, caller, categoryId);
        if (favorite.categoryId === categoryId) return favorite;
        await requirePlace(within, categoryId, favorite.item.id);
        await within.moveFavorites([id], categoryId);
        return favorite;
      }),

    removeFavorite: (caller: Caller, id: number): Promise<Done> =>
      change(caller, async (within) => {
        if (!(await within.findFavorite(caller.id, id))) throw notFound(notebookRefusals.favoriteNotFound);
        await within.deleteFavorites([id]);
        return { statusCode: 200, message: notebookRefusals.favoriteRemoved };
      }),

    async listAll(caller: Caller): Promise<Paged<FavoriteInCategory>> {
      const stored = await notebook.listNotebook(caller.id, listMax);
      const rows = stored.flatMap(withWord);
      const isComplete = stored.length < listMax;
      return { rows, total: isComplete ? rows.length : await notebook.countNotebook(caller.id) };
    },

    moveFavorites: (caller: Caller, ids: readonly number[], categoryId: number): Promise<FavoritePlace[]> =>
      change(caller, async (within) => {
        await requireCategory(within, caller, categoryId);
        const found = await requireFavorites(within, caller, ids);
        const moving = found.filter((favorite) => favorite.categoryId !== categoryId);
        if (moving.length === 0) return [];
        const there = await within.findInCategories([categoryId], itemIdsOf(moving));
        const { moved, merged } = mergedInto(there, moving);
        await requireRoom(within, categoryId, moved.length);
        // First, because a word is in a category only once.
        await within.deleteFavorites(merged);
        await within.moveFavorites(moved, categoryId);
        return moving;
      }),

    removeFavorites: (caller: Caller, ids: readonly number[]): Promise<FavoritePlace[]> =>
      change(caller, async (within) => {
        const found = await requireFavorites(within, caller, ids);
        await within.deleteFavorites(found.map(({ id }) => id));
        return found;
      }),

    /** A word that was moved goes back, one that was removed is added again. What is there already stays. */
    restoreFavorites: (caller: Caller, places: readonly FavoritePlace[]): Promise<Done> =>
      change(caller, async (within) => {
        const categoryIds = [...new Set(places.map(({ categoryId }) => categoryId))];
        await requireCategories(within, caller, categoryIds);
        const missing = await missingPlaces(within, places, tail);
        const present = await within.findFavorites(
          caller.id,
          missing.map(({ id }) => id),
        );
        const isMoved = isSameFavorite(present);
        for (const categoryId of categoryIds) {
          const here = missing.filter((place) => place.categoryId === categoryId);
          await requireRoom(within, categoryId, here.length);
          await within.moveFavorites(
            here.filter(isMoved).map(({ id }) => id),
            categoryId,
          );
        }
        await within.insertFavorites(
          missing
            .filter((place) => !isMoved(place))
            .map(({ categoryId, itemId }) => ({ categoryId, itemId })),
        );
        return { statusCode: 200, message: notebookRefusals.favoritesRestored };
      }),
  };
}

const shortOf = ({ id, kanji, hiragana, sino, mean, type }: ShortItem): ShortItem => ({
  id,
  kanji,
  hiragana,
  sino,
  mean,
  type,
});

export type NotebookService = ReturnType<typeof createNotebookService>;

function requireFreeName(existing: readonly Category[], name: string): void {
  const twin = existing.find((category) => comparable(category.name) === comparable(name));
  if (twin) throw conflict(notebookRefusals.nameTaken(twin.name));
}

const requireCategory = (notebook: NotebookRepository, caller: Caller, id: number): Promise<void> =>
  requireCategories(notebook, caller, [id]);

async function requireCategories(
  notebook: NotebookRepository,
  caller: Caller,
  ids: readonly number[],
): Promise<void> {
  if (!(await notebook.hasCategories(caller.id, ids))) throw notFound(notebookRefusals.categoryNotFound);
}

async function requirePlace(notebook: NotebookRepository, categoryId: number, itemId: number): Promise<void> {
  if (await notebook.holds(categoryId, itemId)) throw conflict(notebookRefusals.alreadyInCategory);
  await requireRoom(notebook, categoryId, 1);
}

async function requireRoom(notebook: NotebookRepository, categoryId: number, added: number): Promise<void> {
  if ((await notebook.countFavorites(categoryId)) + added > FAVORITES_PER_CATEGORY_MAX)
    throw conflict(notebookRefusals.categoryFull(FAVORITES_PER_CATEGORY_MAX));
}

/** Words that another device has removed meanwhile are left out; if none is left, there is nothing to change. */
async function requireFavorites(
  notebook: NotebookRepository,
  caller: Caller,
  ids: readonly number[],
): Promise<FavoritePlace[]> {
  const found = await notebook.findFavorites(caller.id, ids);
  if (found.length === 0) throw notFound(notebookRefusals.favoriteNotFound);
  return found;
}

const itemIdsOf = (places: readonly FavoritePlace[]) => places.map(({ itemId }) => itemId);

/** The ids that move, and those of words that the category has already, or gets from another of them. */
function mergedInto(there: readonly FavoritePlace[], moving: readonly FavoritePlace[]) {
  const known = new Set(itemIdsOf(there));
  const moved: number[] = [];
  const merged: number[] = [];
  for (const { id, itemId } of moving) {
    (known.has(itemId) ? merged : moved).push(id);
    known.add(itemId);
  }
  return { moved, merged };
}

/** Places without their word, each once, in the order in which they were filled; deleted items have none. */
async function missingPlaces(
  notebook: NotebookRepository,
  places: readonly FavoritePlace[],
  tail: Pick<TailService, 'row'>,
): Promise<FavoritePlace[]> {
  const keyOf = ({ categoryId, itemId }: FavoritePlace) => `${categoryId} ${itemId}`;
  const items = await notebook.findAndLockItems(itemIdsOf(places));
  const filled = await notebook.findInCategories(
    places.map(({ categoryId }) => categoryId),
    itemIdsOf(places),
  );
  const wanted = new Map(places.map((place) => [keyOf(place), place]));
  for (const place of filled) wanted.delete(keyOf(place));
  return [...wanted.values()]
    .filter(({ itemId }) => items.has(itemId) || tail.row(itemId) !== null)
    .toSorted((a, b) => a.id - b.id);
}

/** Whether a favourite still exists, with this word: the ids come from the browser. */
const isSameFavorite = (present: readonly FavoritePlace[]) => {
  const itemIds = new Map(present.map(({ id, itemId }) => [id, itemId]));
  return ({ id, itemId }: FavoritePlace) => itemIds.get(id) === itemId;
};
