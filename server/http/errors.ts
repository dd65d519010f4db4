import type { ErrorBody } from '#contract/errors.ts';
import { TURNED_AWAY_RETRY_S, UNAVAILABLE_RETRY_S } from '#contract/server-limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { isDatabaseAway } from '../db/database-away.ts';

/** An expected error: its text is Vietnamese and can be shown to the user. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    /** The invalid field, so that a form can show the message there. */
    readonly field?: string,
    options?: ErrorOptions,
    /** Similar values that the caller may have meant. */
    readonly suggestions?: readonly string[],
    /** Why a session has ended, if its owner has to be told. */
    readonly reason?: ErrorBody['reason'],
  ) {
    super(message, options);
  }

  get body(): ErrorBody {
    const { statusCode, message, field, suggestions, reason } = this;
    return {
      statusCode,
      error: message,
      message,
      ...(field !== undefined && { field }),
      ...(suggestions && { suggestions: [...suggestions] }),
      ...(reason && { reason }),
    };
  }
}

export const badRequest = (message: string, field?: string) => new AppError(400, message, {}, field);
export const unauthorized = (message: string = errorTexts.loginRequired) => new AppError(401, message);
export const forbidden = (message: string) => new AppError(403, message);
export const notFound = (message: string = errorTexts.notFound) => new AppError(404, message);
/** 401 for a session that ended, 403 for a login that is refused. */
export const blockedAccount = (statusCode: 401 | 403, message: string) =>
  new AppError(statusCode, message, {}, undefined, undefined, undefined, 'blocked');
export const notFoundBut = (message: string, suggestions: readonly string[]) =>
  new AppError(404, message, {}, undefined, undefined, suggestions);
export const conflict = (message: string) => new AppError(409, message);
export const payloadTooLarge = (maxBytes: number) =>
  new AppError(413, errorTexts.bodyTooLarge(Math.floor(maxBytes / 1024)));
export const unsupportedContentType = (accepted: string) =>
  new AppError(415, errorTexts.contentTypeRefused(accepted));
export const tooManyRequests = (
  seconds: number,
  textFor: (seconds: number) => string = errorTexts.tooManyRequests,
) => new AppError(429, textFor(seconds), { 'Retry-After': String(seconds) });
/** The cause is only for the log. */
export const unavailable = (message: string, cause?: unknown) =>
  new AppError(503, message, { 'Retry-After': String(UNAVAILABLE_RETRY_S) }, undefined, { cause });

/** Not a failure but a decision, such as shedding load: it was logged once, and not for every request. */
class TurnedAway extends AppError {}

export const tooBusy = (message: string, retryAfterSeconds = TURNED_AWAY_RETRY_S) =>
  new TurnedAway(503, message, { 'Retry-After': String(retryAfterSeconds) });

/** Whether the error has to be logged. */
export const isFailure = (error: AppError): boolean =>
  error.statusCode >= 500 && !(error instanceof TurnedAway);

const unexpected = new AppError(500, errorTexts.unexpected);

/** The error to send to the client: unexpected ones become a neutral 500, which the calling code has to log. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return isDatabaseAway(error) ? unavailable(errorTexts.databaseAway, error) : unexpected;
}
