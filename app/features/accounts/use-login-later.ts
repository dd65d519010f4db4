import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';

/** Opens /login when the good news has been read (PRODUCT.md, Accounts), unless the visitor is faster. */
export function useLoginLater(delayMs: number): (state: LoginState) => void {
  const navigate = useNavigate();
  const [state, setState] = useState<LoginState | null>(null);
  useEffect(() => {
    if (!state) return;
    // In one step, so that a session that ends with this screen does not show on the next one.
    const open = () => void navigate(paths.login, { state, replace: true, flushSync: true });
    const timer = setTimeout(open, delayMs);
    return () => clearTimeout(timer);
  }, [state, delayMs, navigate]);
  return setState;
}
