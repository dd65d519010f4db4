import { useSyncExternalStore } from 'react';
import { storage } from '../choices/storage.ts';
import { type Session, sessionFrom } from './session-rules.ts';

/** The only module that reads and writes the stored session (PRODUCT.md, Accounts). */
const KEYS = ['token', 'roles', 'email', 'userId'] as const;

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
  const session = sessionFrom(token, Date.now() / 1000, storage.get('userId'));
  if (!session) {
    known = null;
    // An expired or broken token is removed as soon as it is found (PRODUCT.md, Accounts).
    if (token !== null) KEYS.forEach((key) => storage.remove(key));
  } else if (session.token !== known?.token || session.userId !== known.userId) {
    known = session;
  }
  return known;
}

/** Whether a token is stored at all, valid or not; `currentSession` removes an invalid one. */
export const hasStoredToken = (): boolean => storage.get('token') !== null;

export function signIn({ token, roles, sub, userId }: SignedIn): void {
  storage.set('token', token);
  const session = sessionFrom(token, Date.now() / 1000);
  storage.set('roles', JSON.stringify(roles ?? session?.roles ?? []));
  storage.set('email', sub ?? session?.email ?? '');
  storage.set('userId', String(userId ?? session?.userId ?? ''));
  listeners.forEach((notify) => notify());
}

export function signOut(): void {
  KEYS.forEach((key) => storage.remove(key));
  listeners.forEach((notify) => notify());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab signed in or out.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** `undefined` until hydration: the server's HTML is the same for everyone. */
export function useSession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(subscribe, currentSession, () => undefined);
}
