import { commentTexts } from '#contract/texts/comments.ts';
import { ApiError } from '#app/lib/api.ts';

/** The server's own sentence where it explains a refusal; for everything else the one of the spec (§8). */
export const sendingFailure = (error: unknown): string =>
  error instanceof ApiError && error.statusCode < 500 ? error.message : commentTexts.failed;
