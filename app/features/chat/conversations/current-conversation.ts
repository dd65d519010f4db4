import { useCallback, useState } from 'react';
import { z } from '#contract/zod.ts';
import { readStored } from '#app/lib/choices/read-stored.ts';
import { storage } from '#app/lib/choices/storage.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { useSession } from '#app/lib/session/session.ts';
import { newConversationId } from './conversation-id.ts';

/** The conversation that goes on from page to page and after a reload, in this browser. */

const KEY = 'conversation';
const NOBODY = 'nobody';
const kept = z.object({ owner: z.string(), id: z.uuidv4() });
type Kept = z.output<typeof kept>;

/** Whose conversations these are: nothing of one person shows to the next. */
const ownerOf = (session: Session | null | undefined): string =>
  session ? `user ${session.userId ?? session.email}` : NOBODY;

/** Who logs in goes on with what they began as a visitor; who logs out, or another person, begins anew. */
const isFor = (owner: string, { owner: storedFor }: Kept): boolean =>
  storedFor === owner || storedFor === NOBODY;

function storedIdFor(owner: string): string | null {
  const found = readStored(storage.get(KEY), kept);
  return found && isFor(owner, found) ? found.id : null;
}

const keep = (owner: string, id: string): void =>
  storage.set(KEY, JSON.stringify({ owner, id } satisfies Kept));

const begunBy = (owner: string) => ({ owner, id: storedIdFor(owner) ?? newConversationId() });

interface CurrentConversation {
  readonly owner: string;
  readonly id: string;
  readonly goOnWith: (id: string) => void;
}

/**
 * Only where the browser is known: what it keeps is not in the server's HTML. It is looked up once: what another tab goes
 * on with must not take the place of what is being read here.
 */
export function useCurrentConversation(): CurrentConversation {
  const owner = ownerOf(useSession());
  const [known, setCurrent] = useState(() => begunBy(owner));
  const current = known.owner === owner ? known : begunBy(owner);
  if (current !== known) setCurrent(current);
  const goOnWith = useCallback(
    (id: string) => {
      keep(owner, id);
      setCurrent((before) => (before.owner === owner && before.id === id ? before : { owner, id }));
    },
    [owner],
  );
  return { ...current, goOnWith };
}
