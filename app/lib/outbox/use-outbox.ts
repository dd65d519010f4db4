import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useApi } from '../api/endpoint-query.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { useDeviceAccount } from '../session/session.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { SentEntry } from './outbox-kinds.ts';
import type { Outbox } from './outbox.ts';
import { outboxOf } from './own-outbox.ts';

const NONE: readonly OutboxEntry[] = [];

/** Opens the outbox of this browser. Call it in effects and handlers only: the server has none. */
export function useOutbox(): () => Outbox {
  const api = useApi();
  return useCallback(() => outboxOf(api), [api]);
}

/** What the person at this browser has waiting, and what was refused; empty until it is read. */
export function useOwnEntries(): readonly OutboxEntry[] {
  const outbox = useOutbox();
  const owner = useDeviceAccount() ?? NO_ACCOUNT;
  const subscribe = useCallback((listener: () => void) => outbox().subscribe(listener), [outbox]);
  const all =
    useSyncExternalStore(
      subscribe,
      () => outbox().entries(),
      () => null,
    ) ?? NONE;
  return all.filter((entry) => entry.owner === owner);
}

/** Calls back for every entry that this or another tab has sent. */
export function useSentEntries(onSent: (sent: SentEntry) => void): void {
  const outbox = useOutbox();
  const tell = useEffectEvent(onSent);
  useEffect(() => outbox().onSent((sent) => tell(sent)), [outbox]);
}
