import { useQueryClient } from '@tanstack/react-query';
import { listItemChanges } from '#contract/dictionary/admin-endpoints.ts';
import { listItems } from '#contract/dictionary/endpoints.ts';
import type { Item } from '#contract/dictionary/item.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { itemsQuery } from './items-queries.ts';

type ItemPage = ListPage<typeof listItems>;

/** The page of the list that is being looked at, and how it follows a change (PRODUCT.md, Dictionary). */
export function useItemPage() {
  const client = useQueryClient();
  const { search, page } = useListAddress();

  /** Whatever else has read items, searches and word pages too, reads them anew when it is next opened. */
  const forget = async (refetchType: 'none' | 'active') => {
    await Promise.all([
      client.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith(listItems.path),
        refetchType,
      }),
      client.invalidateQueries({ queryKey: ['GET', listItemChanges.path] }),
    ]);
  };
  const follow = (change: (known: ItemPage) => ItemPage, then: 'none' | 'active' = 'none') => {
    client.setQueryData(itemsQuery(search, page).queryKey, (known) => known && change(known));
    void forget(then);
  };
  return {
    add: (item: Item) => follow(({ rows, total }) => ({ rows: [item, ...rows], total: total + 1 })),
    replace: (item: Item) =>
      follow(({ rows, total }) => ({ rows: rows.map((row) => (row.id === item.id ? item : row)), total })),
    // The next one moves up from the page behind.
    remove: ({ id }: Item) =>
      follow(
        ({ rows, total }) => ({ rows: rows.filter((row) => row.id !== id), total: total - 1 }),
        'active',
      ),
    reload: () => void forget('active'),
  };
}
