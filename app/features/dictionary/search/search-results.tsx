import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import type { FoundItem } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { searchAnswersQuery, searchQuery } from '../dictionary-queries.ts';
import { isAnswered, NearWords } from './answer-cards.tsx';
import { ResultCard } from './result-card.tsx';
import { resultGroups } from './result-groups.ts';
import { rememberSearch } from './use-recent-searches.ts';

interface SearchResultsProps {
  readonly searched: string;
  readonly onSave: (item: FoundItem) => void;
}

/** The outcome of a search: words, similar queries, or a failure (PRODUCT.md, Dictionary). */
export function SearchResults({ searched, onSave }: SearchResultsProps) {
  const { data: answer, error, isFetching, refetch } = useQuery(searchQuery(searched));
  const found = answer?.kind === 'found';
  useEffect(() => {
    if (found) rememberSearch(searched);
  }, [found, searched]);

  if (!answer && error && !isFetching) {
    const message = failureMessage(error, searchTexts.failed(searchTexts.unreachable));
    return <SearchFailure message={message} onRetry={() => void refetch()} />;
  }
  if (!answer) return <ListSkeleton rows={3} className="h-48" />;
  switch (answer.kind) {
    case 'found':
      return <FoundItems items={answer.items} searched={searched} onSave={onSave} />;
    case 'nothing':
      return <NothingFound searched={searched} suggestions={answer.suggestions} />;
    case 'refused':
      return <SearchFailure message={answer.message} />;
  }
}

function FoundItems({
  items,
  searched,
  onSave,
}: SearchResultsProps & { readonly items: readonly FoundItem[] }) {
  return (
    <section aria-label={searchTexts.results} className="grid gap-4">
      {resultGroups(items).map((group) => (
        <Fragment key={group.match}>
          <h2 className={group.heading === null ? 'sr-only' : 'text-sm font-bold text-ink-soft'}>
            {group.heading ?? searchTexts.results}
          </h2>
          <ul className="grid gap-4">
            {group.items.map((item) => (
              <li key={item.id}>
                <ResultCard
                  item={item}
                  searched={searched}
                  onListen={() => void listenTo(item.hiragana, { itemId: item.id })}
                  onSave={() => onSave(item)}
                />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

interface NothingFoundProps {
  readonly searched: string;
  readonly suggestions: readonly string[];
}

function NothingFound({ searched, suggestions }: NothingFoundProps) {
  const { data: answers } = useQuery(searchAnswersQuery(searched));
  if (isAnswered(answers)) return <p className="text-ink-soft">{searchTexts.noEntry}</p>;
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-surface p-6 sm:p-8">
      <p role="alert" className="text-lg font-bold text-error">
        {searchTexts.nothingFound}
      </p>
      <NearWords words={suggestions} />
      <p className="text-ink-soft">{searchTexts.nothingFoundHint}</p>
      <p className="text-ink-soft">
        {searchTexts.wordMissing} <TextLink to={paths.feedback}>{searchTexts.reportMissing}</TextLink>
      </p>
    </div>
  );
}

function SearchFailure({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-6 sm:p-8">
      <p role="alert" className="text-error">
        {message}
      </p>
      {onRetry && (
        <Button variant="secondary" icon={<RotateCcw className="size-4" />} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}

/**
 * The number of results. The element stays on the page between searches and is empty meanwhile: screen readers announce
 * changes inside a live region, but not one that appears with its text. For the same reason it is never `display:
 * none`.
 */
export function ResultCount({ searched }: { readonly searched: string }) {
  const { data: answer } = useQuery({ ...searchQuery(searched), enabled: searched !== '' });
  return (
    <p role="status" className="text-sm text-ink-soft empty:sr-only">
      {answer?.kind === 'found' && searchTexts.found(formatNumber(answer.items.length))}
    </p>
  );
}
