import { AI_RETRY_AFTER_MAX_MS, AI_TRIES_MAX } from '#contract/model-limits.ts';
import type { AiFailure } from './ai.ts';

/** What an HTTP status, or the code of an error within a stream, says about the provider. */
export function failureOfStatus(status: number): AiFailure {
  if ([429, 503, 529].includes(status)) return 'busy';
  return status === 408 || status >= 500 ? 'failing' : 'refused';
}

/** Passing troubles of a provider. Who was silent has already cost the learner the patience for another try. */
const PASSING: readonly AiFailure[] = ['unreachable', 'busy', 'failing', 'cut'];

export const worthAnotherTry = (kind: AiFailure, tries: number): boolean =>
  PASSING.includes(kind) && tries < AI_TRIES_MAX;

/** `Retry-After` is a number of seconds or a date (RFC 9110); null when it is neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const pauseMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(pauseMs) ? null : Math.max(0, pauseMs);
}

interface Pauses {
  /** What the provider asks for. */
  readonly retryAfterMs: number | null;
  /** What we would wait at most if it asked for nothing. */
  readonly backOffMs: number;
}

/** `random` below 1 spreads our own pauses over their second half: those who failed together do not come back together. */
export function pauseBeforeNextTry({ retryAfterMs, backOffMs }: Pauses, random: number): number {
  if (retryAfterMs !== null) return Math.min(retryAfterMs, AI_RETRY_AFTER_MAX_MS);
  return Math.round(backOffMs * (0.5 + random / 2));
}
