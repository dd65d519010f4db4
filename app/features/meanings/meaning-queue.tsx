import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { SavedItem } from '#contract/dictionary/item.ts';
import { MEANINGS_PER_PAGE } from '#contract/limits.ts';
import { listWaitingMeanings, type WaitingMeaning, type WordToReview } from '#contract/meanings/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { meaningReviewTexts as texts } from '#contract/texts/meanings.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownPageQuery } from '#app/lib/api/own-query.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatNumber } from '#app/lib/format.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { WordCard } from './word-card.tsx';

const RefuseDialog = onDemand(() => import('./refuse-dialog.tsx'));

/** The dialog in which a reviewer makes an item of a suggested meaning. */
export interface AcceptDialogProps {
  readonly word: WordToReview;
  readonly meaning: WaitingMeaning;
  readonly onAccepted: (item: SavedItem) => void;
  /** Somebody else decided on it. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

interface Deciding {
  readonly to: 'accept' | 'refuse';
  readonly word: WordToReview;
  readonly meaning: WaitingMeaning;
}

interface MeaningQueueProps {
  readonly AcceptDialog: ComponentType<AcceptDialogProps>;
}

/** Suggested meanings that wait for a reviewer, by word. */
export function MeaningQueue({ AcceptDialog }: MeaningQueueProps) {
  const { page, setPage, hrefOf } = useListAddress();
  const session = useSession();
  const client = useQueryClient();
  const outcome = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<SavedItem | null>(null);
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const { data, error, refetch, isFetching } = useQuery(waitingMeaningsQuery(page, session?.userId ?? null));
  const stop = () => setDeciding(null);
  const reload = async () => {
    stop();
    await refetch();
    // The pressed button may be gone.
    outcome.current?.focus();
    // A decision changes other screens too: they refetch when they are next opened.
    await client.invalidateQueries({ refetchType: 'none' });
  };

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} className="h-40" />;
  const pages = pagesIn(data.total, MEANINGS_PER_PAGE);
  if (page > pages) return <Navigate replace to={hrefOf({ page: pages })} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div ref={outcome} tabIndex={-1} role="status" className="grid gap-3 outline-none">
        {added && (
          <p className="rounded-md bg-moss-wash px-4 py-3 wrap-anywhere">
            <MixedText>{texts.added(added.kanji)}</MixedText>{' '}
            <TextLink to={paths.word(added.id)}>{texts.openAdded}</TextLink>
          </p>
        )}
        {data.total > 0 && <p className="text-sm text-ink-soft">{texts.count(formatNumber(data.total))}</p>}
      </div>
      {data.rows.length === 0 && (
        <EmptyState
          picture={<QuietBridge className="w-40 text-indigo" />}
          title={texts.emptyTitle}
          actions={
            <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
              {texts.lookAgain}
            </Button>
          }
        >
          {texts.emptyText}
        </EmptyState>
      )}
      {data.rows.map((word) => (
        <WordCard
          key={word.wordId}
          word={word}
          mayDecideOwn={session?.roles.includes('ADMIN') ?? false}
          onAccept={(meaning) => setDeciding({ to: 'accept', word, meaning })}
          onRefuse={(meaning) => setDeciding({ to: 'refuse', word, meaning })}
        />
      ))}
      <Pagination page={page} pages={pages} onChange={setPage} />
      <OnDemand key={deciding?.to} onFailed={stop}>
        {deciding?.to === 'accept' && (
          <AcceptDialog
            word={deciding.word}
            meaning={deciding.meaning}
            onAccepted={(item) => {
              setAdded(item);
              void reload();
            }}
            onOutdated={() => void reload()}
            onClose={stop}
          />
        )}
        {deciding?.to === 'refuse' && (
          <RefuseDialog
            word={deciding.word}
            meaning={deciding.meaning}
            onRefused={() => void reload()}
            onOutdated={() => void reload()}
            onClose={stop}
          />
        )}
      </OnDemand>
    </div>
  );
}

/** Cached per reviewer: the reply marks the reviewer's own suggestions. */
export const waitingMeaningsQuery = (page: number, userId: number | null) =>
  ownPageQuery(listWaitingMeanings, { query: { page, size: MEANINGS_PER_PAGE } }, userId);
