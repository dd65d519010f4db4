import type { NotificationKind, OwnNotification } from '#contract/notifications/endpoints.ts';
import { paths } from '#contract/paths.ts';

const ABOUT_COMMENTS: readonly NotificationKind[] = ['comment-report', 'comment-reply', 'comment-like'];

/** Kinds that always link to the same screen. */
const SCREENS: Partial<Record<NotificationKind, string>> = {
  feedback: paths.feedbackList,
  'content-waiting': paths.qc,
  'content-approved': paths.topicSupplier,
  'content-changes': paths.topicSupplier,
  'content-comment': paths.topicSupplier,
};

/** The link of a notification: a screen of its own or its word, else its sentence or the comments below it. Null without a link. */
export function noteLink({
  kind,
  place,
  wordId,
}: Pick<OwnNotification, 'kind' | 'place' | 'wordId'>): string | null {
  const screen = SCREENS[kind];
  if (screen !== undefined) return screen;
  if (kind === 'sentence-report' || kind === 'answer-suggested')
    return place ? paths.lessonFeedback(place.lessonId) : paths.feedbackSupplier;
  if (wordId !== null) return paths.word(wordId);
  if (!place) return null;
  return ABOUT_COMMENTS.includes(kind) ? paths.sentenceComments(place) : paths.practiceSentence(place);
}
