import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { useLinkQuery } from './link-query.ts';

/**
 * The token of the link, null without one, undefined until the page is live. It is kept here only: whoever looks at the
 * address bar or the history afterwards finds nothing to reset a password with.
 */
export function useResetToken(): string | null | undefined {
  const query = useLinkQuery();
  const navigate = useNavigate();
  const [kept, setKept] = useState<string | null>(null);
  const inAddress = query?.get('token') || null;
  if (inAddress && inAddress !== kept) setKept(inAddress);
  useEffect(() => {
    if (inAddress) void navigate(paths.resetPassword, { replace: true, preventScrollReset: true });
  }, [inAddress, navigate]);
  return query ? (inAddress ?? kept) : undefined;
}
