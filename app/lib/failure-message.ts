import { uiTexts } from '#contract/texts/ui.ts';
import { ApiError } from './api.ts';

/** The server's own sentence where it refused what was sent; for everything else the one that the spec has (§8). */
export const refusalMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.statusCode < 500 ? error.message : otherwise;

/** The server's own sentence where it gave one; anything else means that it was not reached. */
export const failureMessage = (error: unknown, otherwise: string = uiTexts.loadFailed): string =>
  error instanceof ApiError ? error.message : otherwise;
