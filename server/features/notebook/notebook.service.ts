import type { Done } from '#contract/fields.ts';
import { CATEGORIES_MAX, FAVORITES_PER_CATEGORY_MAX } from '#contract/limits.ts';
import type { Category, CategoryChoice, FavoriteItem } from '#contract/notebook/endpoints.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import type { Database } from '#server/db/connect.ts';
import { conflict, notFound, unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createNotebookRepository, type NotebookRepository } from './notebook.repository.ts';

const vietnamese = new Intl.Collator('vi');
const byName = (a: Category, b: Category) => vietnamese.compare(a.name, b.name) || a.id - b.id;
/** Equal for names that look the same to a reader; the contract trims them. */
const comparable = (name: string) => name.toLocaleLowerCase('vi');

/** A learner's categories and the words in them. A category of somebody else is not found (404). */
export function createNotebookService({ db }: { readonly db: Database }) {
  const notebook = createNotebookRepository(db);

  /** The only way to change a notebook: concurrent requests of one owner take turns. */
  const change = <T>(caller: Caller, work: (within: NotebookRepository) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const within = createNotebookRepository(tx);
      // The account was deleted after its token was checked.
      if (!(await within.lock(caller.id))) throw unauthorized();
      return work(within);
    });

  return {
    listCategories: async (userId: number): Promise<Category[]> =>
      (await notebook.listCategories(userId)).toSorted(byName),

    listChoices: async (caller: Caller, itemId?: number): Promise<CategoryChoice[]> =>
      (await notebook.listCategories(caller.id, itemId)).toSorted(byName),

    createCategory: (caller: Caller, name: string): Promise<Category> =>
      change(caller, async (within) => {
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
      return notebook.listFavorites(categoryId);
    },

    addFavorite: (caller: Caller, categoryId: number, itemId: number): Promise<FavoriteItem> =>
      change(caller, async (within) => {
        await requireCategory(within, caller, categoryId);
        const item = await within.findAndLockItem(itemId);
        if (!item) throw notFound(notebookRefusals.itemNotFound);
        await requirePlace(within, categoryId, itemId);
        return { id: await within.insertFavorite(categoryId, itemId), item };
      }),

    moveFavorite: (caller: Caller, id: number, categoryId: number): Promise<FavoriteItem> =>
      change(caller, async (within) => {
        const favorite = await within.findFavorite(caller.id, id);
        if (!favorite) throw notFound(notebookRefusals.favoriteNotFound);
        await requireCategory(within, caller, categoryId);
        if (favorite.categoryId === categoryId) return favorite;
        await requirePlace(within, categoryId, favorite.item.id);
        await within.moveFavorite(id, categoryId);
        return favorite;
      }),

    removeFavorite: (caller: Caller, id: number): Promise<Done> =>
      change(caller, async (within) => {
        if (!(await within.findFavorite(caller.id, id))) throw notFound(notebookRefusals.favoriteNotFound);
        await within.deleteFavorite(id);
        return { statusCode: 200, message: notebookRefusals.favoriteRemoved };
      }),
  };
}

export type NotebookService = ReturnType<typeof createNotebookService>;

function requireFreeName(existing: readonly Category[], name: string): void {
  const twin = existing.find((category) => comparable(category.name) === comparable(name));
  if (twin) throw conflict(notebookRefusals.nameTaken(twin.name));
}

async function requireCategory(notebook: NotebookRepository, caller: Caller, id: number): Promise<void> {
  if (!(await notebook.hasCategory(caller.id, id))) throw notFound(notebookRefusals.categoryNotFound);
}

async function requirePlace(notebook: NotebookRepository, categoryId: number, itemId: number): Promise<void> {
  if (await notebook.holds(categoryId, itemId)) throw conflict(notebookRefusals.alreadyInCategory);
  if ((await notebook.countFavorites(categoryId)) >= FAVORITES_PER_CATEGORY_MAX)
    throw conflict(notebookRefusals.categoryFull(FAVORITES_PER_CATEGORY_MAX));
}
