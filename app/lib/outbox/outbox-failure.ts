import { OUTBOX_FIRST_PAUSE_MS, OUTBOX_LONGEST_PAUSE_MS } from '#contract/device-limits.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { z } from '#contract/zod.ts';
import { ApiError, isUnreached } from '../api/api.ts';

/**
 * What a failure means: `refused` for good, `failed` for this entry, so that the others may succeed, `limited` for its
 * kind, of which there were too many, or `stopped`, because nothing arrives now.
 */
type Failure = 'refused' | 'failed' | 'limited' | 'stopped';

/** 403 and 5xx may succeed later. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 403;

export function failureOf(error: unknown): Failure {
  // An answer that this version of the page does not understand.
  if (error instanceof z.core.$ZodError) return 'failed';
  if (!(error instanceof ApiError) || isUnreached(error)) return 'stopped';
  const { statusCode } = error;
  if (statusCode === 429) return 'limited';
  // The session has expired, or the request did not arrive in time.
  if (statusCode === 401 || statusCode === 408) return 'stopped';
  return isFinal(statusCode) ? 'refused' : 'failed';
}

/** In Vietnamese, for the learner. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : outboxTexts.notUnderstood;

/** The time that the server has asked for. */
export const askedPauseOf = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;

/** The first pause, doubled after each failure. */
export const pauseAfter = (failures: number): number =>
  Math.min(OUTBOX_FIRST_PAUSE_MS * 2 ** (failures - 1), OUTBOX_LONGEST_PAUSE_MS);
