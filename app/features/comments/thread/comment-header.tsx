import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Comment } from '#contract/comments/comment.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { formatDateTime } from '#app/lib/format.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { useCommentsContext } from '../comments-context.ts';
import { CommentMenu } from './comment-menu.tsx';
import { timeAgo } from './time-ago.ts';

interface CommentHeaderProps {
  readonly comment: Comment;
  readonly onEdit: () => void;
}

/** Author and time. */
export function CommentHeader({ comment, onEdit }: CommentHeaderProps) {
  const { viewer } = useCommentsContext();
  const [now] = useState(() => Date.now());
  const { userName, userId, createdAt, edited, state } = comment;
  return (
    <header className="flex items-center gap-2.5">
      <Avatar name={userName} className="size-8 text-sm" />
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <bdi className="font-bold wrap-anywhere">{userName}</bdi>
        {userId === viewer?.id && <Badge tone="indigo">{commentTexts.you}</Badge>}
        <span className="text-sm text-ink-soft">
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {timeAgo(createdAt, now)}
          </time>
          {edited && ` · ${commentTexts.edited}`}
        </span>
        {state === 'hidden' && (
          <Badge tone="amber">
            <EyeOff aria-hidden className="size-3.5" />
            {commentTexts.hidden}
          </Badge>
        )}
      </p>
      <CommentMenu comment={comment} onEdit={onEdit} />
    </header>
  );
}
