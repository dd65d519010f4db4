import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Category } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatNumber } from '#app/lib/format.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { favoriteItemsQuery, notebookQuery } from '../notebook-queries.ts';
import type { MemoryOfWords } from './use-word-view.ts';
import { WordList } from './word-list.tsx';
import { wordsOf } from './word-rows.ts';

interface WordsProps {
  readonly userId: number | null;
  readonly categories: readonly Category[];
  readonly title: string;
  /** How well each word is remembered, by item id; without it nothing is said about memory. */
  readonly memoryOf?: MemoryOfWords;
}

/** The words of one category. */
export function CategoryWords({ categoryId, ...props }: WordsProps & { readonly categoryId: string }) {
  const client = useQueryClient();
  const query = favoriteItemsQuery(categoryId, props.userId);
  const { data, error, refetch } = useQuery(query);
  const words = useMemo(
    () => data && wordsOf(data.map((favorite) => ({ ...favorite, categoryId: Number(categoryId) }))),
    [data, categoryId],
  );

  if (!words && isNotFound(error)) return <CategoryNotFound />;
  if (!words) return <Waiting error={error} onRetry={() => void refetch()} />;
  const drop = (ids: ReadonlySet<number>) =>
    client.setQueryData(query.queryKey, (known) => known?.filter(({ id }) => !ids.has(id)));
  return (
    <WordList
      {...props}
      categoryId={Number(categoryId)}
      source={{ words, drop, reload: refetch }}
      empty={<NoWords title={notebookTexts.itemsEmptyTitle} text={notebookTexts.itemsEmptyText} />}
    />
  );
}

/** The words of all categories. */
export function AllWords(props: WordsProps) {
  const client = useQueryClient();
  const query = notebookQuery(props.userId);
  const { data, error, refetch } = useQuery(query);
  const words = useMemo(() => data && wordsOf(data.rows), [data]);

  if (!data || !words) return <Waiting error={error} onRetry={() => void refetch()} />;
  const drop = (ids: ReadonlySet<number>) =>
    client.setQueryData(
      query.queryKey,
      (known) =>
        known && { rows: known.rows.filter(({ id }) => !ids.has(id)), total: known.total - ids.size },
    );
  return (
    <div className="grid gap-5">
      {data.total > data.rows.length && (
        <p className="text-ink-soft">
          {notebookTexts.onlyNewest(formatNumber(data.rows.length), formatNumber(data.total))}
        </p>
      )}
      <WordList
        {...props}
        categoryId={null}
        source={{ words, drop, reload: refetch }}
        empty={<NoWords title={notebookTexts.allEmptyTitle} text={notebookTexts.allEmptyText} />}
      />
    </div>
  );
}

function Waiting({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  return error ? (
    <ErrorState message={failureMessage(error)} onRetry={onRetry} />
  ) : (
    <ListSkeleton rows={3} className="h-40" />
  );
}

// Another learner's category is a 404 too, and an id that is no number a 400: neither is in this notebook.
const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400);

function CategoryNotFound() {
  return (
    <EmptyState
      picture={<BrokenBridge className="w-44 text-indigo" />}
      title={notebookTexts.notFoundTitle}
      actions={<ButtonLink to={paths.categories}>{notebookTexts.backToNotebook}</ButtonLink>}
    >
      {notebookTexts.notFoundText}
    </EmptyState>
  );
}

function NoWords({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={title}
      actions={<ButtonLink to={paths.search}>{notebookTexts.lookUp}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
