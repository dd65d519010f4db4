import { useId, useMemo, useRef, useState } from 'react';
import type { CommentSort } from '#contract/comments/comment.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useLoadAtFirstTouch } from '#app/lib/first-touch.ts';
import { useSession } from '#app/lib/session/session.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { Alert } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { type CommentDialog, CommentsContext, useCommentsContext, viewerOf } from './comments-context.ts';
import { CommentsHeading } from './comments-heading.tsx';
import { useCommentPages } from './comments-query.ts';
import { CommentsSkeleton } from './comments-skeleton.tsx';
import { SortSwitch } from './sort-switch.tsx';
import { CommentDialogs } from './thread/comment-dialogs.tsx';
import { ThreadList } from './thread/thread-list.tsx';
import { WaitingComments } from './thread/waiting-comments.tsx';
import { useCommentsVisit } from './use-comments-visit.ts';
import { useSentComments } from './use-sent-comments.ts';
import { Composer } from './writing/composer.tsx';

/** The comments of learners on a sentence (PRODUCT.md, Comments). */
export default function Comments({ sentenceId }: { readonly sentenceId: number }) {
  const session = useSession();
  const viewer = useMemo(() => viewerOf(session ?? null), [session]);
  const [dialog, setDialog] = useState<CommentDialog | null>(null);
  const [sort, setSort] = useState<CommentSort>('newest');
  const around = useMemo(() => ({ sentenceId, viewer, open: setDialog }), [sentenceId, viewer]);
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  useLoadAtFirstTouch(Alert.load);
  return (
    <CommentsContext value={around}>
      <section ref={section} tabIndex={-1} aria-labelledby={titleId} className="grid gap-6 outline-none">
        {/* Another sentence or another reader resets everything, including forms. */}
        <Discussion key={`${sentenceId} ${viewer?.id}`} titleId={titleId} sort={sort} onSort={setSort} />
      </section>
      <CommentDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        // The pressed button was removed with its comment.
        onRemoved={() => section.current?.focus()}
      />
    </CommentsContext>
  );
}

interface DiscussionProps {
  readonly titleId: string;
  readonly sort: CommentSort;
  readonly onSort: (sort: CommentSort) => void;
}

function Discussion({ titleId, sort, onSort }: DiscussionProps) {
  const { sentenceId, viewer } = useCommentsContext();
  const pages = useCommentPages(sentenceId, sort, viewer?.id ?? null);
  const { data, error, isPlaceholderData, refetch } = pages;
  const heading = useRef<HTMLHeadingElement>(null);
  useSentComments(sentenceId);
  useCommentsVisit(sentenceId, heading, data !== undefined || error !== null);
  const loadMore = async () => {
    const more = await pages.fetchNextPage();
    if (more.isFetchNextPageError) showLongToast(failureMessage(more.error), 'error');
    return more.data?.threads ?? [];
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CommentsHeading ref={heading} id={titleId} count={data?.total} />
        {data && data.total > 1 && <SortSwitch sort={sort} onChange={onSort} />}
      </div>
      <Composer />
      <WaitingComments parentId={null} />
      {!data && error && <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <CommentsSkeleton />}
      {data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <ThreadList
            threads={data.threads}
            hasMore={pages.hasNextPage}
            loadingMore={pages.isFetchingNextPage}
            onMore={loadMore}
          />
        </div>
      )}
    </>
  );
}
