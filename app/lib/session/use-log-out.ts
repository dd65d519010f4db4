import { logout } from '#contract/accounts/endpoints.ts';
import { useApi } from '../api/endpoint-query.ts';
import { endDevice } from '../push/reminder-device.ts';
import { eraseInBackground } from './erase-in-background.ts';
import { currentSession, deviceAccount, signOut } from './session.ts';

/**
 * Ends the session on the server if it can be reached, and in this browser in any case (PRODUCT.md, Navigation). What the
 * device keeps of the account goes with it, so whoever would lose something has to be asked before.
 */
export function useLogOut(): () => void {
  const api = useApi();
  return () => {
    const account = deviceAccount();
    // Offline the token stays valid until it expires; its owner can still end it in the list of sessions.
    if (currentSession()) api.call(logout, {}).catch(() => undefined);
    void endDevice();
    signOut();
    if (account === null) return;
    void eraseInBackground(({ leaveDevice }) => leaveDevice(account, null));
  };
}
