import { DrizzleQueryError } from 'drizzle-orm';
import { MAIL_FAILURE_MAX_CHARS } from '#contract/limits.ts';
import type { Letter } from './mail.service.ts';

// Words, not addresses: a pattern with the @ in it would try every letter of a long reply as a beginning.
const WORD = /[^\s<>"'(),;:]+/g;

/**
 * Why a mail did not go out, fit to be logged. A mail server repeats the address in its refusal, sometimes a line of the
 * mail too, and a failed query its parameters; neither address nor code nor link may reach the log.
 */
export function failureReason(error: unknown, letter: Letter | null): string {
  const told = error instanceof DrizzleQueryError ? error.cause : error;
  const message = told instanceof Error ? told.message : 'unknown';
  // The link first: it may contain the code, and would not be found without it.
  const secrets = [letter?.action?.url, letter?.code].filter((secret) => secret !== undefined);
  return secrets
    .reduce((text, secret) => text.replaceAll(secret, '[hidden]'), message)
    .replaceAll(WORD, (word) => (word.includes('@') ? '[address]' : word))
    .slice(0, MAIL_FAILURE_MAX_CHARS);
}
