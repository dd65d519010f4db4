import { z } from '#contract/zod.ts';

const BYTES = 16;
const conversationId = z.uuidv4();

/** Made by this page and not used yet: nobody need be asked about them. */
const unspoken = new Set<string>();
export const isUnspoken = (id: string): boolean => unspoken.has(id);
export const markSpoken = (id: string): void => void unspoken.delete(id);

/** A uuid of version 4. By hand: `crypto.randomUUID` is missing where the product is served without TLS. */
export function newConversationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digits = Array.from(bytes, (byte, at) => withMarks(byte, at).toString(16).padStart(2, '0')).join('');
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  unspoken.add(id);
  return id;
}

/** Where a uuid tells its version and its variant. */
function withMarks(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}

/** What stands in an address may be anything. */
export const readConversationId = (text: string | null): string | null =>
  conversationId.safeParse(text).data ?? null;
