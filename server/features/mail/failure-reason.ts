import { DrizzleQueryError } from 'drizzle-orm';
import { MAIL_FAILURE_MAX_CHARS } from '#contract/server-limits.ts';
import type { Letter } from './mail.service.ts';

// Matches words, not addresses: a pattern with an @ would try every letter of a long reply as a start.
const WORD = /[^\s<>"'(),;:]+/g;

/**
 * Why a mail was not sent, safe to log. A mail server repeats the address in its refusal, sometimes also a line of the
 * mail, and a failed query contains its parameters. Neither address nor code nor link may reach the log.
 */
export function failureReason(error: unknown, letter: Letter | null): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const message = cause instanceof Error ? cause.message : 'unknown';
  // The link first: it may contain the code, and would not be found after the code is replaced.
  const { action, stop, code } = letter ?? {};
  const secrets = [action?.url, stop?.url, stop?.oneClickUrl, code].filter((secret) => secret !== undefined);
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '[hidden]'), message)
    .replaceAll(WORD, (word) => (word.includes('@') ? '[address]' : word))
    .slice(0, MAIL_FAILURE_MAX_CHARS);
}
