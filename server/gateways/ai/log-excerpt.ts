import { AI_EXCERPT_CHARS } from '#contract/model-limits.ts';
import type { AiMessage } from './ai.ts';

/** A few letters in common are chance. */
const QUOTE_MIN_CHARS = 8;
const ESCAPED = /\\u([0-9a-f]{4})/gi;

export interface NotForTheLog {
  readonly secrets: readonly string[];
  readonly messages: readonly AiMessage[];
}

/**
 * The beginning of what a provider says, fit for a log. Providers quote what they were sent, and logs are read by more
 * people than may know the key or what a learner has written.
 */
export function logExcerpt(text: string, { secrets, messages }: NotForTheLog): string {
  const readable = text.replaceAll(ESCAPED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const withoutSecrets = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[key]'), readable);
  const sent = messages.map(({ content }) => content).join('\n');
  return withoutQuotes(withoutSecrets.slice(0, AI_EXCERPT_CHARS), sent);
}

function withoutQuotes(text: string, sent: string): string {
  let told = '';
  for (let at = 0; at < text.length;) {
    const quoted = quotedChars(text.slice(at), sent);
    told += quoted > 0 ? '[…]' : text.charAt(at);
    at += Math.max(1, quoted);
  }
  return told;
}

/** How much of the beginning stands in what was sent. */
function quotedChars(text: string, sent: string): number {
  if (text.length < QUOTE_MIN_CHARS || !sent.includes(text.slice(0, QUOTE_MIN_CHARS))) return 0;
  let length = QUOTE_MIN_CHARS;
  while (length < text.length && sent.includes(text.slice(0, length + 1))) length += 1;
  return length;
}
