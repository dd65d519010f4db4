import { uiTexts } from '#contract/texts/ui.ts';
import { ApiError } from './api.ts';

/** The server's own sentence where it refused what was sent, else the general one (PRODUCT.md, D22). */
export const refusalMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.statusCode < 500 ? error.message : otherwise;

/** The server's own sentence where it gave one; anything else means that it was not reached. */
export const failureMessage = (error: unknown, otherwise: string = uiTexts.loadFailed): string =>
  error instanceof ApiError ? error.message : otherwise;
