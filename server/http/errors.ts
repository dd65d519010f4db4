import type { ErrorBody } from '#contract/errors.ts';
import { TURNED_AWAY_RETRY_S, UNAVAILABLE_RETRY_S } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { isDatabaseAway } from '../db/database-away.ts';

/** A failure we expect: its text is Vietnamese and may be shown to the caller as it stands. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** The field that is to blame, so that a form can say it there. */
    readonly field?: string,
    options?: ErrorOptions,
    /** What may have been meant instead. */
    readonly suggestions?: readonly string[],
  ) {
    super(message, options);
  }

  get body(): ErrorBody {
    const { statusCode, message, field, suggestions } = this;
    return {
      statusCode,
      error: message,
      message,
      ...(field !== undefined && { field }),
      ...(suggestions && { suggestions: [...suggestions] }),
    };
  }
}

export const badRequest = (message: string, field?: string) => new AppError(400, message, {}, field);
export const unauthorized = (message: string = errorTexts.loginRequired) => new AppError(401, message);
export const forbidden = (message: string) => new AppError(403, message);
export const notFound = (message: string = errorTexts.notFound) => new AppError(404, message);
export const notFoundBut = (message: string, suggestions: readonly string[]) =>
  new AppError(404, message, {}, undefined, undefined, suggestions);
export const conflict = (message: string) => new AppError(409, message);
export const payloadTooLarge = (maxBytes: number) =>
  new AppError(413, errorTexts.bodyTooLarge(Math.floor(maxBytes / 1024)));
export const unsupportedContentType = (accepted: string) =>
  new AppError(415, errorTexts.contentTypeRefused(accepted));
export const tooManyRequests = (
  seconds: number,
  says: (seconds: number) => string = errorTexts.tooManyRequests,
) => new AppError(429, says(seconds), { 'Retry-After': String(seconds) });
/** The cause is for the log alone. */
export const unavailable = (message: string, cause?: unknown) =>
  new AppError(503, message, { 'Retry-After': String(UNAVAILABLE_RETRY_S) }, undefined, { cause });

/** Not a failure but a decision, such as to shed load: the log has told it once, not with every request. */
class TurnedAway extends AppError {}

export const turnedAway = (message: string, retryAfterSeconds = TURNED_AWAY_RETRY_S) =>
  new TurnedAway(503, message, { 'Retry-After': String(retryAfterSeconds) });

/** Whether the log has to tell what happened. */
export const isFailure = (error: AppError): boolean =>
  error.statusCode >= 500 && !(error instanceof TurnedAway);

const unexpected = new AppError(500, errorTexts.unexpected);

/** What the caller may know of a failure; anything unexpected is logged by the caller of this and answered neutrally. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isDatabaseAway(error) ? unavailable(errorTexts.databaseAway, error) : unexpected;
}
