import { useCallback, useState } from 'react';
import { z } from '#contract/zod.ts';
import { readStored } from '#app/lib/choices/read-stored.ts';
import { storage } from '#app/lib/choices/storage.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { useSession } from '#app/lib/session/session.ts';
import { newConversationId } from './conversation-id.ts';

/** The current conversation of this browser, which continues across pages and after a reload. */

const KEY = 'conversation';
const NOBODY = 'nobody';
const storedConversation = z.object({ owner: z.string(), id: z.uuidv4() });
type StoredConversation = z.output<typeof storedConversation>;

/** The owner of conversations: one person never sees those of another. */
const ownerOf = (session: Session | null | undefined): string =>
  session ? `user ${session.userId ?? session.email}` : NOBODY;

/** After login a visitor continues their conversation. After logout, or for another person, a new one starts. */
const belongsTo = (owner: string, { owner: storedFor }: StoredConversation): boolean =>
  storedFor === owner || storedFor === NOBODY;

function storedIdFor(owner: string): string | null {
  const found = readStored(storage.get(KEY), storedConversation);
  return found && belongsTo(owner, found) ? found.id : null;
}

const store = (owner: string, id: string): void =>
  storage.set(KEY, JSON.stringify({ owner, id } satisfies StoredConversation));

const conversationOf = (owner: string) => ({ owner, id: storedIdFor(owner) ?? newConversationId() });

interface CurrentConversation {
  readonly owner: string;
  readonly id: string;
  readonly continueWith: (id: string) => void;
}

/**
 * Use on the client only: the server's HTML does not know the stored id. It is read once, so that another tab does not
 * replace the conversation that is open here.
 */
export function useCurrentConversation(): CurrentConversation {
  const owner = ownerOf(useSession());
  const [last, setCurrent] = useState(() => conversationOf(owner));
  const current = last.owner === owner ? last : conversationOf(owner);
  if (current !== last) setCurrent(current);
  const continueWith = useCallback(
    (id: string) => {
      store(owner, id);
      setCurrent((before) => (before.owner === owner && before.id === id ? before : { owner, id }));
    },
    [owner],
  );
  return { ...current, continueWith };
}
