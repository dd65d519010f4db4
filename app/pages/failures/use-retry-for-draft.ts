import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSeesDrafts } from '#app/lib/session/session.ts';

/** A page that is missing for everyone may be a draft that this person sees: tries once more, with the session. */
export function useRetryForDraft(isMissing: boolean): void {
  const seesDrafts = useSeesDrafts();
  const navigate = useNavigate();
  const here = useLocation();
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (!isMissing || !seesDrafts || tried.current === here.pathname) return;
    tried.current = here.pathname;
    void navigate(here, { replace: true, state: here.state });
  }, [isMissing, seesDrafts, navigate, here]);
}
