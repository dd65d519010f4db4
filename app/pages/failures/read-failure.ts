import { isRouteErrorResponse } from 'react-router';
import { pageFailureTexts as texts } from '#contract/texts/errors.ts';
import { isPageRefusal } from '#app/lib/api/page-data.ts';

interface PageFailureView {
  readonly title: string;
  readonly text: string;
  /** Under which the server's log tells more. */
  readonly requestId?: string | undefined;
  /** Only a new document helps. */
  readonly isOutdated: boolean;
}

/** A part of the page that a newer release has taken off the server; each browser says it in its own words. */
const PART_MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css|module script failed/i;

/** `fetch` knows no more than that nobody answered. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

/** What a failure means to whoever sees it. */
export function readFailure(error: unknown, online: boolean): PageFailureView {
  if (!online) return { title: texts.offlineTitle, text: texts.offlineText, isOutdated: false };
  if (error instanceof Error && PART_MISSING.test(error.message))
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
