import type { Comment } from '#contract/comments/comment.ts';
import { addComment, likeComment, unlikeComment } from '#contract/comments/endpoints.ts';
import type { Endpoint, EndpointOutput } from '#contract/endpoint.ts';
import type { Done } from '#contract/fields.ts';
import {
  COMMENTS_PER_SENTENCE_MAX,
  COMMENTS_PER_USER_AND_SENTENCE_MAX,
  DAY_MS,
  DELETED_COMMENTS_DAYS,
} from '#contract/limits.ts';
import { blankTexts, commentRefusals } from '#contract/texts/comments.ts';
import type { Database } from '#server/db/connect.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { answerOnce } from '#server/features/received-calls/received-calls.service.ts';
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts';
import type { CallKey } from '#server/http/requests/call-key.ts';
import type { Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { likeNotification, replyNotification } from './comment-notifications.ts';
import { type CommentsRepository, createCommentsRepository } from './comments.repository.ts';
import { listThreads, type ThreadsQuery } from './list-threads.ts';
import { presentComment } from './present-comment.ts';
import { requireOpen, requireVisible, requireWritten } from './require-comment.ts';

export interface CommentsParts {
  readonly db: Database;
  readonly notifications: NotificationsService;
  readonly clock: () => Date;
}

interface NewComment {
  readonly content: string;
  readonly parentId?: number | null;
}

/** The path of a like contains both ids. */
interface CommentAddress {
  readonly sentenceId: number;
  readonly commentId: number;
}

/** Comments of learners on a sentence. For moderation see `comment-moderation.service`. */
export function createCommentsService({ db, notifications, clock }: CommentsParts) {
  const stored = createCommentsRepository(db);

  /** A repeated call neither writes nor notifies again; a late one does not undo what came after it. */
  const once = <E extends Endpoint>(
    { id: userId }: Caller,
    key: CallKey | null,
    endpoint: E,
    work: (tx: Database) => Promise<EndpointOutput<E>>,
  ): Promise<EndpointOutput<E>> =>
    db.transaction((tx) => answerOnce(tx, { userId, key, endpoint }, () => work(tx)));

  return {
    async list(reader: Caller | null, sentenceId: number, wanted: ThreadsQuery): Promise<Paged<Comment>> {
      if (!(await stored.hasSentence(sentenceId))) throw notFound(commentRefusals.sentenceNotFound);
      const seesHidden = reader?.roles.some((role) => role === 'ADMIN' || role === 'QC') ?? false;
      return listThreads(stored, sentenceId, { ...wanted, seesHidden });
    },

    add: (
      caller: Caller,
      sentenceId: number,
      { content, parentId }: NewComment,
      key: CallKey | null,
    ): Promise<EndpointOutput<typeof addComment>> =>
      once(caller, key, addComment, async (tx) => {
        const comments = createCommentsRepository(tx);
        requireContent(content, parentId ?? null);
        if (!(await comments.keepSentence(sentenceId))) throw notFound(commentRefusals.sentenceNotFound);
        await requireRoom(comments, caller, sentenceId);
        const parent = parentId ? await requireOpen(comments, parentId, sentenceId) : null;
        const row = await comments.insert({
          sentenceId,
          userId: caller.id,
          parentId: parent?.id ?? null,
          content,
          createdAt: clock(),
        });
        if (parent && parent.userId !== caller.id)
          await notifications.notifyOfReply(parent.userId, replyNotification(caller, row), tx);
        return { ...presentComment({ ...row, userName: caller.name, likes: [] }, true), replies: [] };
      }),

    /** However often and concurrently it is called: one like, and its author is notified once. */
    like: (
      caller: Caller,
      { sentenceId, commentId }: CommentAddress,
      key: CallKey | null,
    ): Promise<{ likes: number[] }> =>
      once(caller, key, likeComment, async (tx) => {
        const comments = createCommentsRepository(tx);
        const comment = await requireOpen(comments, commentId, sentenceId);
        const added = await comments.addLike(commentId, caller.id, clock());
        if (added && comment.userId !== caller.id)
          await notifications.notifyUser(comment.userId, likeNotification(caller, comment), tx);
        return { likes: await comments.likesOf(commentId) };
      }),

    unlike: (
      caller: Caller,
      { sentenceId, commentId }: CommentAddress,
      key: CallKey | null,
    ): Promise<{ likes: number[] }> =>
      once(caller, key, unlikeComment, async (tx) => {
        const comments = createCommentsRepository(tx);
        const { hiddenAt } = await requireVisible(comments, commentId, sentenceId);
        await comments.removeLike(commentId, caller.id);
        return { likes: hiddenAt === null ? await comments.likesOf(commentId) : [] };
      }),

    edit: (caller: Caller, id: number, content: string): Promise<Pick<Comment, 'content' | 'edited'>> =>
      db.transaction(async (tx) => {
        const comments = createCommentsRepository(tx);
        const comment = await requireVisible(comments, id);
        if (comment.userId !== caller.id) throw forbidden(commentRefusals.notYours);
        if (comment.hiddenAt !== null) throw conflict(commentRefusals.hidden);
        requireContent(content, comment.parentId);
        if (content === comment.content) return { content, edited: comment.editedAt !== null };
        await comments.edit(id, content, clock());
        // The reports were about the old text.
        await comments.settleReports(id, clock());
        return { content, edited: true };
      }),

    remove: (caller: Caller, id: number): Promise<Done> =>
      db.transaction(async (tx) => {
        const comments = createCommentsRepository(tx);
        const comment = await requireWritten(comments, id);
        if (comment.userId !== caller.id) throw forbidden(commentRefusals.notYours);
        await comments.empty(id, clock());
        return { statusCode: 200, message: commentRefusals.deleted };
      }),

    cleanUp: (signal?: AbortSignal): Promise<void> =>
      stored.removeDeletedLeaves(new Date(clock().getTime() - DELETED_COMMENTS_DAYS * DAY_MS), signal),
  };
}

export type CommentsService = ReturnType<typeof createCommentsService>;

async function requireRoom(
  comments: CommentsRepository,
  { id: userId }: Caller,
  sentenceId: number,
): Promise<void> {
  if ((await comments.countVisible(sentenceId)) >= COMMENTS_PER_SENTENCE_MAX)
    throw conflict(commentRefusals.sentenceFull);
  if ((await comments.countBy(userId, sentenceId)) >= COMMENTS_PER_USER_AND_SENTENCE_MAX)
    throw conflict(commentRefusals.personFull(COMMENTS_PER_USER_AND_SENTENCE_MAX));
}

function requireContent(content: string, parentId: number | null): void {
  if (content === '') throw badRequest(parentId === null ? blankTexts.comment : blankTexts.reply, 'content');
}
