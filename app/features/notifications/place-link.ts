import type { NotificationKind, OwnNotification } from '#contract/notifications/endpoints.ts';
import { paths } from '#app/lib/paths.ts';

const ABOUT_COMMENTS: readonly NotificationKind[] = ['comment-report', 'comment-reply', 'comment-like'];

/** Where a note leads: to its sentence, or on to the comments under it. Null where it is about none. */
export function placeLink({ kind, place }: Pick<OwnNotification, 'kind' | 'place'>): string | null {
  if (!place) return null;
  return ABOUT_COMMENTS.includes(kind) ? paths.sentenceComments(place) : paths.practiceSentence(place);
}
