import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { listMissedSearches, type MissedSearch } from '#contract/missed-searches/endpoints.ts';
import { missedSearchTexts } from '#contract/texts/missed-searches.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatDay, formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

interface MissedSearchesProps {
  readonly onAdd: (word: string) => void;
}

/** What many people looked up in vain, each with a way to add it. */
export default function MissedSearchesDialog({
  onAdd,
  onClose,
}: MissedSearchesProps & { readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={missedSearchTexts.title}
      description={missedSearchTexts.lead}
    >
      <MissedSearches onAdd={onAdd} />
    </Dialog>
  );
}

function MissedSearches({ onAdd }: MissedSearchesProps) {
  const { data, error, refetch } = useQuery({ ...endpointQuery(listMissedSearches, {}), staleTime: 0 });
  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} className="h-14" />;
  if (data.length === 0) return <p>{missedSearchTexts.empty}</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map((search) => (
        <Missed key={search.text} search={search} onAdd={() => onAdd(search.text)} />
      ))}
    </ul>
  );
}

function Missed({
  search: { text, browsers, lastMissedAt },
  onAdd,
}: {
  readonly search: MissedSearch;
  readonly onAdd: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <JapaneseText className="font-bold wrap-anywhere">{text}</JapaneseText>
        <p className="text-sm text-ink-soft tabular-nums">
          {missedSearchTexts.browsers(formatNumber(browsers))} ·{' '}
          {missedSearchTexts.lastMissed(formatDay(lastMissedAt))}
        </p>
      </div>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden className="size-4" />}
        aria-label={missedSearchTexts.addWord(text)}
        onClick={onAdd}
      >
        {missedSearchTexts.add}
      </Button>
    </li>
  );
}
