import { useSearchParams } from 'react-router';

interface ListPlace {
  readonly search: string;
  readonly page: number;
}

interface ListAddress extends ListPlace {
  readonly setSearch: (search: string) => void;
  readonly setPage: (page: number) => void;
  readonly hrefOf: (place: Partial<ListPlace>) => string;
}

/**
 * Search and page of a list are in the URL (`?search=&page=`), so that reload and "back" restore them. Other
 * parameters, such as a filter, are kept.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const here: ListPlace = { search: params.get('search') ?? '', page: pageFrom(params.get('page')) };
  const at = (place: Partial<ListPlace>) => paramsOf(params, { ...here, ...place });
  return {
    ...here,
    // A new search starts at the first page, and typing adds no history entries.
    setSearch: (search) => setParams(at({ search, page: 1 }), { replace: true, preventScrollReset: true }),
    setPage: (page) => setParams(at({ page })),
    hrefOf: (place) => `?${at(place)}`,
  };
}

function pageFrom(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function paramsOf(others: URLSearchParams, { search, page }: ListPlace): URLSearchParams {
  const params = new URLSearchParams(others);
  params.delete('search');
  params.delete('page');
  if (search) params.set('search', search);
  if (page > 1) params.set('page', String(page));
  return params;
}

export const pagesIn = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
