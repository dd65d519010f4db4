import { z } from '#contract/zod.ts';
import { newUuid } from '#app/lib/new-uuid.ts';

const conversationId = z.uuidv4();

/** Ids created by this page and not used yet: the server does not know them, so there is nothing to fetch. */
const unused = new Set<string>();
export const isUnused = (id: string): boolean => unused.has(id);
export const markUsed = (id: string): void => void unused.delete(id);

export function newConversationId(): string {
  const id = newUuid();
  unused.add(id);
  return id;
}

/** Validates an id from the URL. */
export const readConversationId = (text: string | null): string | null =>
  conversationId.safeParse(text).data ?? null;
