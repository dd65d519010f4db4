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

/** Where someone is in a list stands in the address (`?search=&page=`), so that a reload and "back" find it again. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const here: ListPlace = { search: params.get('search') ?? '', page: pageFrom(params.get('page')) };
  return {
    ...here,
    // Another search starts at its first page, and typing leaves no trail in the history.
    setSearch: (search) =>
      setParams(paramsOf({ search, page: 1 }), { replace: true, preventScrollReset: true }),
    setPage: (page) => setParams(paramsOf({ ...here, page })),
    hrefOf: (place) => `?${paramsOf({ ...here, ...place })}`,
  };
}

function pageFrom(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

const paramsOf = ({ search, page }: ListPlace) =>
  new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) });

export const pagesIn = (total: number, perPage: number): number => Math.max(1, Math.ceil(total / perPage));
