import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { SITE_CHANGES_PER_PAGE } from '#contract/site-limits.ts';
import { listSiteChanges, type SiteChange, undoSiteChange } from '#contract/site-settings/endpoints.ts';
import { historyFieldNames, siteHistoryTexts as texts } from '#contract/texts/site-desk.ts';
import { settingLabels } from '#contract/texts/site-settings.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownPageQuery } from '#app/lib/api/own-query.ts';
import { pagesIn } from '#app/lib/api/use-list-address.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useShowDesk, useUserId } from './desk-query.ts';

/** Who changed what, newest first; the newest change of each setting can be undone. */
export function ChangeList() {
  const [page, setPage] = useState(1);
  const userId = useUserId();
  const size = SITE_CHANGES_PER_PAGE;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...ownPageQuery(listSiteChanges, { query: { page, size } }, userId),
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-16" />;
  return (
    <CardSection heading={texts.heading}>
      {data.rows.length === 0 && <p className="text-ink-soft">{texts.empty}</p>}
      <div aria-busy={isPlaceholderData} className="grid gap-5 aria-busy:opacity-60">
        <ul className="divide-y divide-line">
          {data.rows.map((change) => (
            <Change key={change.id} change={change} />
          ))}
        </ul>
        <Pagination page={page} pages={pagesIn(data.total, size)} onChange={setPage} />
      </div>
    </CardSection>
  );
}

function Change({ change }: { readonly change: SiteChange }) {
  const { id, setting, fields, by, createdAt, undoable, undone } = change;
  const sentenceId = useId();
  const api = useApi();
  const show = useShowDesk();
  const undo = useMutation({
    mutationFn: () => api.call(undoSiteChange, { params: { siteChangeId: String(id) } }),
    onSuccess: (desk) => {
      show(desk);
      showToast(texts.undone, 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <div id={sentenceId} className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="font-bold">{settingLabels[setting]}</p>
        {fields.length > 0 && (
          <p className="wrap-anywhere">{fields.map((key) => historyFieldNames[key] ?? key).join(', ')}</p>
        )}
        <p className="text-sm wrap-anywhere text-ink-soft">
          {by ?? texts.someoneGone}
          {' · '}
          <time dateTime={createdAt} className="tabular-nums">
            {formatMinute(createdAt)}
          </time>
        </p>
      </div>
      {undone && <Badge>{texts.wasUndone}</Badge>}
      {undoable && (
        <Button
          variant="quiet"
          size="small"
          icon={<Undo2 aria-hidden className="size-4" />}
          aria-describedby={sentenceId}
          busyLabel={undo.isPending && texts.undoing}
          onClick={() => undo.mutate()}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
