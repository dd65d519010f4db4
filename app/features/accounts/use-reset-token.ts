import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useLinkQuery } from './link-query.ts';

/**
 * The token of the link: null without one, undefined until hydration. It is removed from the URL, so that nobody can
 * take it from the address bar or the history.
 */
export function useResetToken(): string | null | undefined {
  const query = useLinkQuery();
  const navigate = useNavigate();
  const [stored, setStored] = useState<string | null>(null);
  const inUrl = query?.get('token') || null;
  if (inUrl && inUrl !== stored) setStored(inUrl);
  useEffect(() => {
    if (inUrl) void navigate(paths.resetPassword, { replace: true, preventScrollReset: true });
  }, [inUrl, navigate]);
  return query ? (inUrl ?? stored) : undefined;
}
