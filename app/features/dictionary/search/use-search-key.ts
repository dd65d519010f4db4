import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isSingleKey } from '#app/lib/choices/single-keys.ts';
import { isSearchFocusRequested } from '#app/lib/search-wanted.ts';

/** `/` focuses the search box (PRODUCT.md, Navigation), also from pages without one. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>): void {
  const isRequested = isSearchFocusRequested(useLocation().state);

  useEffect(() => {
    if (isRequested) box.current?.focus();
  }, [box, isRequested]);

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
