import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * The query of a link in an e-mail; null until hydration. The server's HTML is cached without the query, so the first
 * render must not use it.
 */
export function useLinkQuery(): URLSearchParams | null {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? new URLSearchParams(search) : null), [hydrated, search]);
}

/** The path of a screen that asks for the e-mail, with the e-mail prefilled if known. */
export const withEmail = (path: string, email: string): string =>
  email.trim() ? `${path}?${new URLSearchParams({ email: email.trim() })}` : path;
