import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ItemChange } from '#contract/dictionary/admin-endpoints.ts';
import { ITEM_CHANGES_PER_PAGE } from '#contract/limits.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn } from '#app/lib/api/use-list-address.ts';
import { formatMinute, formatNumber } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { itemChangesQuery } from './items-queries.ts';
import { UndoButton } from './undo-button.tsx';

/** Changes of the dictionary with author and time; those that can be undone have a button. */
export default function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={itemAdminTexts.history}
      description={itemAdminTexts.historyText}
    >
      <Changes />
    </Dialog>
  );
}

function Changes() {
  const [page, setPage] = useState(1);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...itemChangesQuery(page),
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-16" />;
  if (data.rows.length === 0) return <p>{itemAdminTexts.historyEmpty}</p>;
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-5 aria-busy:opacity-60">
      <ul className="divide-y divide-line">
        {data.rows.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ul>
      <Pagination page={page} pages={pagesIn(data.total, ITEM_CHANGES_PER_PAGE)} onChange={setPage} />
    </div>
  );
}

function Change({ change }: { readonly change: ItemChange }) {
  const { id, kind, words, count, by, createdAt, undoable, undone } = change;
  const sentenceId = useId();
  const more = count - words.length;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p id={sentenceId} className="wrap-anywhere">
          <Badge tone="indigo">{knownText(itemAdminTexts.kinds, kind) ?? uiTexts.otherKind}</Badge>{' '}
          <JapaneseText className="font-bold">{words.join('、')}</JapaneseText>
          {more > 0 && ` ${itemAdminTexts.moreWords(formatNumber(more))}`}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{by ?? itemAdminTexts.someoneGone}</p>
        <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
          {formatMinute(createdAt)}
        </time>
      </div>
      {undone && <Badge>{itemAdminTexts.wasUndone}</Badge>}
      {undoable && (
        <UndoButton
          changeId={id}
          imported={kind === 'imported' ? count : undefined}
          describedBy={sentenceId}
        />
      )}
    </li>
  );
}
