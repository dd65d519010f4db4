import { z } from '#contract/zod.ts';
import { newUuid } from '#app/lib/new-uuid.ts';

const conversationId = z.uuidv4();

/** Made by this page and not used yet: nobody need be asked about them. */
const unspoken = new Set<string>();
export const isUnspoken = (id: string): boolean => unspoken.has(id);
export const markSpoken = (id: string): void => void unspoken.delete(id);

export function newConversationId(): string {
  const id = newUuid();
  unspoken.add(id);
  return id;
}

/** What stands in an address may be anything. */
export const readConversationId = (text: string | null): string | null =>
  conversationId.safeParse(text).data ?? null;
