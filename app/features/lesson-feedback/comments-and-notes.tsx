import type { SentenceFeedback, VersionNote } from '#contract/lesson-feedback/lesson-feedback.ts';
import { lessonFeedbackTexts as texts } from '#contract/texts/lesson-feedback.ts';
import { contentHistoryTexts } from '#contract/texts/versions.ts';
import { formatDay, formatNumber } from '#app/lib/format.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { type FeedbackHeading, FeedbackPart } from './feedback-part.tsx';

interface RecentCommentsProps extends Pick<SentenceFeedback, 'comments' | 'commentCount'> {
  /** Link to all of them; null when learners do not see the sentence. */
  readonly to: string | null;
}

export function RecentComments({ comments, commentCount, to }: RecentCommentsProps) {
  if (comments.length === 0) return null;
  return (
    <FeedbackPart title={texts.comments}>
      <ul className="grid gap-2">
        {comments.map(({ id, author, content, createdAt }) => (
          <Message key={id} by={author} at={createdAt} text={content} />
        ))}
      </ul>
      {to !== null && (
        <p>
          <TextLink to={to} className="inline-flex min-h-11 items-center text-sm">
            {commentCount > comments.length
              ? texts.allComments(formatNumber(commentCount))
              : texts.openComments}
          </TextLink>
        </p>
      )}
    </FeedbackPart>
  );
}

interface ReviewNotesProps {
  readonly notes: readonly VersionNote[];
  readonly heading?: FeedbackHeading;
}

/** Notes between reviewers and the author. */
export function ReviewNotes({ notes, heading }: ReviewNotesProps) {
  if (notes.length === 0) return null;
  return (
    <FeedbackPart title={texts.notes} heading={heading}>
      <ul className="grid gap-2">
        {notes.map(({ id, kind, version, text, author, createdAt }) => (
          <Message
            key={id}
            by={author ?? texts.someoneGone}
            at={createdAt}
            about={texts.noteOn(contentHistoryTexts.noteKinds[kind], formatNumber(version))}
            text={text}
          />
        ))}
      </ul>
    </FeedbackPart>
  );
}

interface MessageProps {
  readonly by: string;
  readonly at: string;
  readonly about?: string;
  readonly text: string;
}

function Message({ by, at, about, text }: MessageProps) {
  return (
    <li className="border-l-2 border-line pl-3">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        <span className="font-bold">{by}</span>
        {about && <span>{about}</span>}
        <time dateTime={at} className="tabular-nums">
          {formatDay(at)}
        </time>
      </p>
      {text && (
        <p className="wrap-anywhere whitespace-pre-line">
          <MixedText>{text}</MixedText>
        </p>
      )}
    </li>
  );
}
