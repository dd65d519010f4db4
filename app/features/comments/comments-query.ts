import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Comment, CommentSort } from '#contract/comments/comment.ts';
import { listComments } from '#contract/comments/endpoints.ts';
import { ownQuery } from '#app/lib/own-query.ts';

/** By reader: ADMIN and QC see what is hidden from others. */
export const commentsQuery = (sentenceId: number, sort: CommentSort, userId: number | null) =>
  ownQuery(listComments, { params: { sentenceId: String(sentenceId) }, query: { sort } }, userId);

interface KnownComments {
  /** Changes what is known at once, in whichever order it was asked for. */
  readonly change: (change: (threads: readonly Comment[]) => Comment[]) => void;
  /** Nothing that is on its way may undo a change. */
  readonly holdStill: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export function useKnownComments(sentenceId: number): KnownComments {
  return knownComments(useQueryClient(), sentenceId);
}

function knownComments(client: QueryClient, sentenceId: number): KnownComments {
  const queryKey = ['GET', listComments.path, { params: { sentenceId: String(sentenceId) } }];
  return {
    change: (change) =>
      void client.setQueriesData<Comment[]>({ queryKey }, (threads) => threads && change(threads)),
    holdStill: () => client.cancelQueries({ queryKey }),
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}
