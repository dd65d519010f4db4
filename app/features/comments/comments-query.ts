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

/** Page by page, kept by reader: ADMIN and QC see what is hidden from others. */
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

/** A comment that was sent in between moves the others to later pages: those come twice. */
function inOneList({ pages }: CommentPages) {
  const threads = new Map(pages.flatMap(({ rows }) => rows.map((thread) => [thread.id, thread])));
  return { threads: [...threads.values()], total: pages.at(-1)?.total ?? 0 };
}

interface KnownComments {
  /** Changes what is known at once, in whichever order it was asked for. */
  readonly change: (change: (threads: readonly Comment[]) => Comment[]) => void;
  /** A new thread stands first, whatever the order: its author wants to see it. */
  readonly addThread: (thread: Comment) => void;
  /** Nothing that is on its way may undo a change. */
  readonly holdStill: () => Promise<void>;
  readonly refresh: () => Promise<void>;
}

export function useKnownComments(sentenceId: number): KnownComments {
  return knownComments(useQueryClient(), sentenceId);
}

function knownComments(client: QueryClient, sentenceId: number): KnownComments {
  const queryKey = keyOf(sentenceId);
  const changePages = (change: (page: CommentPage, at: number) => CommentPage) =>
    void client.setQueriesData<CommentPages>(
      { queryKey },
      (known) => known && { ...known, pages: known.pages.map(change) },
    );
  return {
    change: (change) => changePages(({ rows, total }) => ({ rows: change(rows), total })),
    addThread: (thread) =>
      changePages(({ rows, total }, at) => ({ rows: at === 0 ? [thread, ...rows] : rows, total: total + 1 })),
    holdStill: () => client.cancelQueries({ queryKey }),
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}
