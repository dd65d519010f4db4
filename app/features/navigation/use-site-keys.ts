import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { SEARCH_WANTED } from '#app/lib/search-wanted.ts';
import { isSingleKey } from '#app/lib/single-keys.ts';

/** `?` opens the help; `/` leads to the search from where no search box has taken it. */
export function useSiteKeys(onHelp: () => void): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: KeyboardEvent) => {
    if (isSingleKey(event, '?')) onHelp();
    else if (isSingleKey(event, '/')) void navigate(paths.search, { state: SEARCH_WANTED });
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => follow(event);
    // The window hears of a key last: a search box on the page comes first.
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
