import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Comment, CommentSort } from '#contract/comments/comment.ts';
import { listComments } from '#contract/comments/endpoints.ts';
import { COMMENTS_SHOWN } from '#contract/limits.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';

type CommentPage = ListPage<typeof listComments>;
type CommentPages = InfiniteData<CommentPage, number>;

const paramsOf = (sentenceId: number) => ({ sentenceId: String(sentenceId) });
const keyOf = (sentenceId: number, query = {}) => [
  'GET',
  listComments.path,
  { params: paramsOf(sentenceId), query },
];

/** Loads comments page by page. The cache is per reader: ADMIN and QC also see hidden comments. */
export function useCommentPages(sentenceId: number, sort: CommentSort, userId: number | null) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...keyOf(sentenceId, { sort }), 'pages', `user ${userId}`],
    queryFn: ({ pageParam, signal }) => {
      const query = { sort, page: pageParam, size: COMMENTS_SHOWN };
      return api.callPage(listComments, { params: paramsOf(sentenceId), query }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * COMMENTS_SHOWN < total ? pages.length + 1 : undefined,
    select: inOneList,
    placeholderData: keepPreviousData,
  });
}

/** A comment sent in between pushes others to the next page, so they may arrive twice. */
function inOneList({ pages }: CommentPages) {
  const threads = new Map(pages.flatMap(({ rows }) => rows.map((thread) => [thread.id, thread])));
  return { threads: [...threads.values()], total: pages.at(-1)?.total ?? 0 };
}

interface CachedComments {
  /** Changes the cached comments at once, in every sort order. */
  readonly change: (change: (threads: readonly Comment[]) => Comment[]) => void;
  /** Puts a new thread first in any sort order, so that its author sees it. */
  readonly addThread: (thread: Comment) => void;
  /** Cancels pending requests, so that they cannot overwrite a change. */
  readonly cancelPending: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export function useCachedComments(sentenceId: number): CachedComments {
  return cachedComments(useQueryClient(), sentenceId);
}

function cachedComments(client: QueryClient, sentenceId: number): CachedComments {
  const queryKey = keyOf(sentenceId);
  const changePages = (change: (page: CommentPage, at: number) => CommentPage) =>
    void client.setQueriesData<CommentPages>(
      { queryKey },
      (cached) => cached && { ...cached, pages: cached.pages.map(change) },
    );
  return {
    change: (change) => changePages(({ rows, total }) => ({ rows: change(rows), total })),
    addThread: (thread) =>
      changePages(({ rows, total }, at) => ({ rows: at === 0 ? [thread, ...rows] : rows, total: total + 1 })),
    cancelPending: () => client.cancelQueries({ queryKey }),
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}
