import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type Category,
  listCategories,
  listCategoryChoices,
  listFavoriteItems,
  listNotebook,
} from '#contract/notebook/endpoints.ts';
import { ownPageQuery, ownQuery } from '#app/lib/api/own-query.ts';

export const categoriesQuery = (userId: number | null) =>
  ownQuery(listCategories, { params: { userId: String(userId) } }, userId);

export const favoriteItemsQuery = (categoryId: string, userId: number | null) =>
  ownQuery(listFavoriteItems, { params: { categoryId } }, userId);

/** The words of all categories, with their total number. */
export const notebookQuery = (userId: number | null) => ownPageQuery(listNotebook, {}, userId);

const NOTEBOOK = [listCategories.path, listCategoryChoices.path, listFavoriteItems.path, listNotebook.path];

/** After a change every list of the notebook is stale and refetched when it is next opened; open lists do not move. */
export function useNotebookChanged(): () => void {
  const client = useQueryClient();
  return () => notebookChanged(client);
}

export function notebookChanged(client: QueryClient): void {
  for (const path of NOTEBOOK) {
    void client.invalidateQueries({ queryKey: ['GET', path], refetchType: 'none' });
  }
}

/** The order of the server's list. */
export const inOrder = (categories: readonly Category[]): Category[] =>
  categories.toSorted((one, other) => one.name.localeCompare(other.name, 'vi'));
