import { logout } from '#contract/accounts/endpoints.ts';
import { useApi } from '../api/endpoint-query.ts';
import { currentSession, signOut } from './session.ts';

/** Ends the session on the server if it can be reached, and in this browser in any case (PRODUCT.md, Navigation). */
export function useLogOut(): () => void {
  const api = useApi();
  return () => {
    // Offline the token stays valid until it expires; its owner can still end it in the list of sessions.
    if (currentSession()) api.call(logout, {}).catch(() => undefined);
    signOut();
  };
}
