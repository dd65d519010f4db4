import { isRouteErrorResponse } from 'react-router';
import { pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { z } from '#contract/zod.ts';
import { isPageRefusal } from '#app/lib/api/page-data.ts';

interface PageFailureView {
  readonly title: string;
  readonly text: string;
  /** Identifies the request in the server's log. */
  readonly requestId?: string | undefined;
  /** Only a full reload helps. */
  readonly isOutdated: boolean;
}

/** A file that a newer release has removed from the server; each browser has its own message. Its replies may differ, too. */
const PART_MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|module script failed/i;

/** `fetch` only reports that the server was not reached. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** The title, text and actions for an error. */
export function readFailure(error: unknown, online: boolean): PageFailureView {
  if (!online) return { title: texts.offlineTitle, text: texts.offlineText, isOutdated: false };
  if (error instanceof Error && (PART_MISSING.test(error.message) || error instanceof z.core.$ZodError))
    return { title: texts.outdatedTitle, text: texts.outdatedText, isOutdated: true };
  const refused = isRouteErrorResponse(error) && isPageRefusal(error.data) ? error : null;
  if (refused) {
    const { message, requestId } = refused.data;
    if (refused.status === 429) return { title: texts.busyTitle, text: message, isOutdated: false };
    return { title: texts.failedTitle, text: message, requestId, isOutdated: false };
  }
  const text = isUnreachable(error) ? texts.unreachableText : texts.failedText;
  return { title: texts.failedTitle, text, isOutdated: false };
}
