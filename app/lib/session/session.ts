import { useSyncExternalStore } from 'react';
import { REVIEWED_ROLES } from '#contract/roles.ts';
import { storage } from '../choices/storage.ts';
import { type Session, sessionFrom } from './session-rules.ts';

/** The only module that reads and writes the stored session (PRODUCT.md, Accounts). */
const KEYS = ['token', 'roles', 'email', 'userId'] as const;
/** What goes with an expired session. The id of the account stays: the device keeps its data until it logs out. */
const EXPIRING_KEYS = ['token', 'roles', 'email'] as const;

interface SignedIn {
  readonly token: string;
  readonly roles?: readonly string[];
  readonly sub?: string;
  readonly userId?: number;
}

const listeners = new Set<() => void>();
let known: Session | null = null;

export function currentSession(): Session | null {
  const token = storage.get('token');
  const session = token === null ? null : sessionFrom(token, expiryClock(), storage.get('userId'));
  if (!session) {
    known = null;
    if (token !== null) removeExpired(token);
  } else if (session.token !== known?.token || session.userId !== known.userId) {
    known = session;
  }
  return known;
}

/**
 * In seconds. Without a network nobody can log in again, and the server takes no call: until it is back, an expired
 * session still opens what this device keeps.
 */
const expiryClock = (): number => (navigator.onLine ? Date.now() / 1000 : 0);

/** An expired or broken token is removed as soon as it is found (PRODUCT.md, Accounts). */
function removeExpired(token: string): void {
  const owner = sessionFrom(token, 0, storage.get('userId'))?.userId;
  if (owner) storage.set('userId', String(owner));
  EXPIRING_KEYS.forEach((key) => storage.remove(key));
}

/** The account whose data this device keeps, until it logs out or another one logs in: its session may have expired. */
export const deviceAccount = (): number | null =>
  currentSession()?.userId ?? (Number(storage.get('userId')) || null);

/** Whether the account of this device has to log in again before anything of it is sent. */
export const hasExpired = (): boolean => currentSession() === null && deviceAccount() !== null;

/** Whether a token is stored at all, valid or not; `currentSession` removes an invalid one. */
export const hasStoredToken = (): boolean => storage.get('token') !== null;

export function signIn({ token, roles, sub, userId }: SignedIn): void {
  storage.set('token', token);
  const session = sessionFrom(token, Date.now() / 1000);
  storage.set('roles', JSON.stringify(roles ?? session?.roles ?? []));
  storage.set('email', sub ?? session?.email ?? '');
  storage.set('userId', String(userId ?? session?.userId ?? ''));
  tellSession();
}

/** A logout: nobody's data is kept here any more (`leave-device.ts` erases it). */
export function signOut(): void {
  KEYS.forEach((key) => storage.remove(key));
  tellSession();
}

/** The server has rejected the session; the account's data stays. */
export function endSession(): void {
  const token = storage.get('token');
  if (token !== null) removeExpired(token);
  tellSession();
}

function tellSession(): void {
  listeners.forEach((notify) => notify());
}

/** Of other tabs, and of the network, which decides whether an expired session still counts. */
const CHANGES = ['storage', 'online', 'offline'] as const;

/** Calls the listener after every login and logout, and when the token is renewed. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  for (const change of CHANGES) window.addEventListener(change, listener);
  return () => {
    listeners.delete(listener);
    for (const change of CHANGES) window.removeEventListener(change, listener);
  };
}

/** `undefined` until hydration: the server's HTML is the same for everyone. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(onSessionChange, currentSession, () => undefined);
}

/** `deviceAccount` for screens; `undefined` until hydration. */
export const useDeviceAccount = (): number | null | undefined =>
  useSyncExternalStore<number | null | undefined>(onSessionChange, deviceAccount, () => undefined);

/** Whether there may be drafts to see: one's own, or for a reviewer everybody's; false until hydration. */
export function useSeesDrafts(): boolean {
  const roles = useSession()?.roles ?? [];
  return REVIEWED_ROLES.some((role) => roles.includes(role));
}
