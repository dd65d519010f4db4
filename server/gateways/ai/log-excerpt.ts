import { AI_EXCERPT_CHARS } from '#contract/model-limits.ts';
import type { AiMessage } from './ai.ts';

/** Shorter matches are a coincidence. */
const QUOTE_MIN_CHARS = 8;
const ESCAPED = /\\u([0-9a-f]{4})/gi;

export interface NotForTheLog {
  readonly secrets: readonly string[];
  readonly messages: readonly AiMessage[];
}

/**
 * The beginning of a provider's error, safe to log. Providers quote the request, and not everyone who reads logs may
 * see the key or what a learner wrote.
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
  let excerpt = '';
  for (let at = 0; at < text.length;) {
    const quoted = quotedChars(text.slice(at), sent);
    excerpt += quoted > 0 ? '[…]' : text.charAt(at);
    at += Math.max(1, quoted);
  }
  return excerpt;
}

/** The length of the longest beginning of the text that occurs in the sent messages. */
function quotedChars(text: string, sent: string): number {
  if (text.length < QUOTE_MIN_CHARS || !sent.includes(text.slice(0, QUOTE_MIN_CHARS))) return 0;
  let length = QUOTE_MIN_CHARS;
  while (length < text.length && sent.includes(text.slice(0, length + 1))) length += 1;
  return length;
}
