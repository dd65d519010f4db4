import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#app/lib/use-hydrated.ts';

/**
 * What a link in an e-mail brings along, null until the page is live: the server's HTML is rendered and kept without
 * the query, so nothing of it may be in the first render.
 */
export function useLinkQuery(): URLSearchParams | null {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? new URLSearchParams(search) : null), [hydrated, search]);
}

/** The address of a screen that asks for the e-mail, with what is already known of it. */
export const withEmail = (path: string, email: string): string =>
  email.trim() ? `${path}?${new URLSearchParams({ email: email.trim() })}` : path;
