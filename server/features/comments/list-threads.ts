import type { Comment, CommentSort } from '#contract/comments/comment.ts';
import { COMMENT_NESTING_MAX } from '#contract/limits.ts';
import { buildThreads, type Threaded } from '#core/comments/build-threads.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { CommentPlace, CommentsRepository } from './comments.repository.ts';
import { isReadable, presentComment } from './present-comment.ts';

export interface ThreadsQuery {
  readonly sort: CommentSort;
  readonly bounds: PageBounds;
}

interface Reader {
  readonly seesHidden: boolean;
}

type Place = Threaded<CommentPlace>;

/** A page of threads. The reply tree is read for all comments, the texts only for those on the page. */
export async function listThreads(
  stored: CommentsRepository,
  sentenceId: number,
  { sort, bounds: { offset, limit = Infinity }, seesHidden }: ThreadsQuery & Reader,
): Promise<Paged<Comment>> {
  const threads = buildThreads(await stored.placesOf(sentenceId), {
    shown: (place) => isReadable(place, seesHidden),
    levelsMax: COMMENT_NESTING_MAX,
  });
  const likesOf = (place: Place) => (isReadable(place, seesHidden) ? place.likeCount : 0);
  const orders: Record<CommentSort, (a: Place, b: Place) => number> = {
    newest: (a, b) => b.id - a.id,
    'most-liked': (a, b) => likesOf(b) - likesOf(a) || b.id - a.id,
  };
  const page = threads.toSorted(orders[sort]).slice(offset, offset + limit);
  const said = new Map((await stored.listed(idsIn(page))).map((row) => [row.id, row]));
  const withWords = ({ id, replies }: Place): Comment[] => {
    const row = said.get(id);
    return row ? [{ ...presentComment(row, seesHidden), replies: replies.flatMap(withWords) }] : [];
  };
  return { rows: page.flatMap(withWords), total: threads.length };
}

const idsIn = (places: readonly Place[]): number[] =>
  places.flatMap(({ id, replies }) => [id, ...idsIn(replies)]);
