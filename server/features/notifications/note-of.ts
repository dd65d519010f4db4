import { COMMENT_EXCERPT_CHARS } from '#contract/limits.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { excerpt } from '#core/comments/excerpt.ts';
import type { NotificationRow } from './notifications.repository.ts';

type NotifiedRow = Pick<NotificationRow, 'kind' | 'note' | 'name' | 'comment' | 'answered'>;

/**
 * The text of a note at the time of reading. Comments are quoted in their current form; deleted ones, and ones hidden
 * from this reader, are not quoted.
 */
export function noteOf({ kind, note, name, comment, answered }: NotifiedRow, seesHidden: boolean): string {
  const who = name ?? '';
  const quote = (words: NotifiedRow['comment']) => quoted(words, seesHidden);
  switch (kind) {
    case 'comment-reply':
      return notificationTexts.commentReply(who, quote(comment), quote(answered));
    case 'comment-like':
      return notificationTexts.commentLike(who, quote(comment));
    case 'comment-report':
      return notificationTexts.commentReport(who, quote(comment), note);
    default:
      return note;
  }
}

function quoted(words: NotifiedRow['comment'], seesHidden: boolean): string | null {
  if (!words || words.deletedAt !== null || (words.hiddenAt !== null && !seesHidden)) return null;
  return excerpt(words.content, COMMENT_EXCERPT_CHARS);
}
