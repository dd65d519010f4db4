import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';

/** Opens /login after there was time to read the message (PRODUCT.md, Accounts), unless the visitor leaves first. */
export function useLoginLater(delayMs: number): (state: LoginState) => void {
  const navigate = useNavigate();
  const [state, setState] = useState<LoginState | null>(null);
  useEffect(() => {
    if (!state) return;
    // Synchronously, so that the next screen does not render with a session that ends with this screen.
    const open = () => void navigate(paths.login, { state, replace: true, flushSync: true });
    const timer = setTimeout(open, delayMs);
    return () => clearTimeout(timer);
  }, [state, delayMs, navigate]);
  return setState;
}
