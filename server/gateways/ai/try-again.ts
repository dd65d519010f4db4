import { AI_RETRY_AFTER_MAX_MS, AI_TRIES_MAX } from '#contract/model-limits.ts';
import type { AiFailure } from './ai.ts';

/** Classifies an HTTP status, or the code of an error within a stream. */
export function failureOfStatus(status: number): AiFailure {
  if ([429, 503, 529].includes(status)) return 'busy';
  return status === 408 || status >= 500 ? 'failing' : 'refused';
}

/** Temporary failures. Not `silent`: the learner has already waited too long for another try. */
const TEMPORARY: readonly AiFailure[] = ['unreachable', 'busy', 'failing', 'cut'];

export const shouldRetry = (kind: AiFailure, tries: number): boolean =>
  TEMPORARY.includes(kind) && tries < AI_TRIES_MAX;

/** `Retry-After` is a number of seconds or a date (RFC 9110); null when it is neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const pauseMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(pauseMs) ? null : Math.max(0, pauseMs);
}

interface Pauses {
  /** The pause that the provider asks for. */
  readonly retryAfterMs: number | null;
  /** Our maximum pause if it asks for none. */
  readonly backOffMs: number;
}

/** `random` (0 to 1) spreads our own pauses, so that requests that failed together are not retried together. */
export function pauseBeforeNextTry({ retryAfterMs, backOffMs }: Pauses, random: number): number {
  if (retryAfterMs !== null) return Math.min(retryAfterMs, AI_RETRY_AFTER_MAX_MS);
  return Math.round(backOffMs * (0.5 + random / 2));
}
