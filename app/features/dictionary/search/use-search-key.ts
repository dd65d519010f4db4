import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSingleKey } from '#app/lib/choices/single-keys.ts';
import { isSearchWanted } from '#app/lib/search-wanted.ts';

/** `/` leads into the search box (PRODUCT.md, Navigation), also from a page that has none. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  const isWanted = isSearchWanted(useLocation().state);

  useEffect(() => {
    if (isWanted) box.current?.focus();
  }, [box, isWanted]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event, '/')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box]);
}
