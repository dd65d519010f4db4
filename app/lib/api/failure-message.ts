import { uiTexts } from '#contract/texts/ui.ts';
import { ApiError } from './api.ts';

/** The server's message if it refused the request, else a general one (PRODUCT.md, D22). */
export const refusalMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.statusCode < 500 ? error.message : otherwise;

/** The server's message if there is one; otherwise the server was not reached. */
export const failureMessage = (error: unknown, otherwise: string = uiTexts.loadFailed): string =>
  error instanceof ApiError ? error.message : otherwise;
