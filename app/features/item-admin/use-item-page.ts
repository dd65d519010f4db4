import { useQueryClient } from '@tanstack/react-query';
import { listItemChanges } from '#contract/dictionary/admin-endpoints.ts';
import { listItems } from '#contract/dictionary/endpoints.ts';
import type { Item } from '#contract/dictionary/item.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { itemsQuery } from './items-queries.ts';

type ItemPage = ListPage<typeof listItems>;

/** The current page of the list, and how changes update it (PRODUCT.md, Dictionary). */
export function useItemPage() {
  const client = useQueryClient();
  const { search, page } = useListAddress();

  /** Marks everything that contains items as stale, including searches and word pages. */
  const invalidate = async (refetchType: 'none' | 'active') => {
    await Promise.all([
      client.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith(listItems.path),
        refetchType,
      }),
      client.invalidateQueries({ queryKey: ['GET', listItemChanges.path] }),
    ]);
  };
  const update = (change: (known: ItemPage) => ItemPage, then: 'none' | 'active' = 'none') => {
    client.setQueryData(itemsQuery(search, page).queryKey, (known) => known && change(known));
    void invalidate(then);
  };
  return {
    add: (item: Item) => update(({ rows, total }) => ({ rows: [item, ...rows], total: total + 1 })),
    replace: (item: Item) =>
      update(({ rows, total }) => ({ rows: rows.map((row) => (row.id === item.id ? item : row)), total })),
    // The first item of the next page moves up.
    remove: ({ id }: Item) =>
      update(
        ({ rows, total }) => ({ rows: rows.filter((row) => row.id !== id), total: total - 1 }),
        'active',
      ),
    reload: () => void invalidate('active'),
  };
}
