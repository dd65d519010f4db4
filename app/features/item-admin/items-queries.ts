import { listItemChanges } from '#contract/dictionary/admin-endpoints.ts';
import { listItems } from '#contract/dictionary/endpoints.ts';
import { ITEM_CHANGES_PER_PAGE, ITEMS_PER_PAGE } from '#contract/limits.ts';
import { endpointPageQuery } from '#app/lib/api/endpoint-query.ts';

export const itemsQuery = (search: string, page: number) =>
  endpointPageQuery(listItems, { query: { search: search || undefined, page, size: ITEMS_PER_PAGE } });

export const itemChangesQuery = (page: number) =>
  endpointPageQuery(listItemChanges, { query: { page, size: ITEM_CHANGES_PER_PAGE } });
