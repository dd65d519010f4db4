import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Category,
  createCategory,
  deleteCategory,
  renameCategory,
} from '#contract/notebook/endpoints.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { categoriesQuery, inOrder, useNotebookChanged } from './notebook-queries.ts';

/** Creates, renames and deletes categories; the list is updated after each confirmed change. */
export function useCategoryChanges(userId: number | null) {
  const api = useApi();
  const client = useQueryClient();
  const notebookChanged = useNotebookChanged();
  const { queryKey } = categoriesQuery(userId);

  const follow = (change: (categories: readonly Category[]) => readonly Category[]) => {
    client.setQueryData(queryKey, (known) => known && inOrder(change(known)));
    notebookChanged();
  };
  const create = useMutation({
    mutationFn: (name: string) => api.call(createCategory, { query: { name } }),
    onSuccess: (created) => follow((categories) => [...categories, created]),
  });
  const rename = useMutation({
    mutationFn: ({ category, name }: { category: Category; name: string }) =>
      api.call(renameCategory, { params: { categoryId: String(category.id) }, body: { name } }),
    onSuccess: (renamed) =>
      follow((categories) => categories.map((known) => (known.id === renamed.id ? renamed : known))),
  });
  const remove = useMutation({
    mutationFn: ({ id }: Category) => api.call(deleteCategory, { params: { categoryId: String(id) } }),
    onSuccess: (_, { id }) => follow((categories) => categories.filter((known) => known.id !== id)),
  });
  return { create, rename, remove };
}
