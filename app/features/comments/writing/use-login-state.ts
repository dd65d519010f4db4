import { useLocation } from 'react-router';
import type { LoginState } from '#app/lib/session/login-state.ts';

/** State for /login, so that it leads back to this sentence. */
export function useLoginState(sentenceId: number): LoginState {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}#${sentenceId}` };
}
