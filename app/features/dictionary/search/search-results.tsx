import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { NearWord } from '#contract/dictionary/answers.ts';
import type { FoundItem } from '#contract/dictionary/item.ts';
import type { PackName } from '#contract/dictionary/pack-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { packTexts } from '#contract/texts/pack.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { rememberSearch } from '#app/lib/choices/recent-searches.ts';
import { formatNumber } from '#app/lib/format.ts';
import { storedPackName } from '#app/lib/pack/stored-pack-name.ts';
import { Button } from '#app/ui/button.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { FromPack } from '../from-pack.tsx';
import { isAnswered, NearWords } from './answer-cards.tsx';
import { ResultCard } from './result-card.tsx';
import { resultGroups } from './result-groups.ts';
import { useSearchQueries } from './shared-search.ts';
import { useCountMissedSearch } from './use-count-missed-search.ts';

interface SearchResultsProps {
  readonly searched: string;
  readonly onSave: (item: FoundItem) => void;
}

/** The outcome of a search: words, similar queries, or a failure (PRODUCT.md, Dictionary). */
export function SearchResults({ searched, onSave }: SearchResultsProps) {
  const queries = useSearchQueries();
  const { data: answer, error, isFetching, refetch } = useQuery(queries.words(searched));
  const { data: answers } = useQuery(queries.answers(searched));
  // A name or a number is an answer too. What another app has shared stands in no list.
  const isRemembered = !queries.isShared && (answer?.kind === 'found' || isAnswered(answers));
  useCountMissedSearch(searched);
  useEffect(() => {
    if (isRemembered) rememberSearch(searched);
  }, [isRemembered, searched]);

  if (!answer && error && !isFetching) {
    const message = failureMessage(error, searchTexts.failed(searchTexts.unreachable));
    return (
      <SearchFailure message={message} onRetry={() => void refetch()}>
        {!(error instanceof ApiError) && storedPackName() === null && <PackOffer />}
      </SearchFailure>
    );
  }
  if (!answer) return <ListSkeleton rows={3} className="h-48" />;
  switch (answer.kind) {
    case 'found':
      return (
        <>
          {answer.pack && <FromPack pack={answer.pack} />}
          <FoundItems items={answer.items} searched={searched} onSave={onSave} />
        </>
      );
    case 'nothing':
      return (
        <>
          {answer.pack && <FromPack pack={answer.pack} />}
          <NothingFound searched={searched} suggestions={answer.suggestions} pack={answer.pack} />
        </>
      );
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
  readonly suggestions: readonly NearWord[];
  /** The pack that does not have it. */
  readonly pack?: PackName | undefined;
}

function NothingFound({ searched, suggestions, pack }: NothingFoundProps) {
  const { data: answers } = useQuery(useSearchQueries().answers(searched));
  if (isAnswered(answers)) return <p className="text-ink-soft">{searchTexts.noEntry}</p>;
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-surface p-6 sm:p-8">
      <p role="alert" className="text-lg font-bold text-error">
        {searchTexts.nothingFound}
      </p>
      <NearWords words={answers && answers.nearWords.length > 0 ? answers.nearWords : suggestions} />
      <p className="text-ink-soft">{searchTexts.nothingFoundHint}</p>
      {pack ? (
        <p className="text-ink-soft">{packTexts.notInPack}</p>
      ) : (
        <p className="text-ink-soft">
          {searchTexts.wordMissing} <TextLink to={paths.feedback}>{searchTexts.reportMissing}</TextLink>
        </p>
      )}
    </div>
  );
}

/** Without a network and without a pack. */
function PackOffer() {
  return (
    <p className="text-ink-soft">
      {packTexts.canDownload} <TextLink to={paths.dictionaryPack}>{packTexts.toSection}</TextLink>
    </p>
  );
}

interface SearchFailureProps {
  readonly message: string;
  readonly onRetry?: () => void;
  readonly children?: ReactNode;
}

function SearchFailure({ message, onRetry, children }: SearchFailureProps) {
  return (
    <div className="grid justify-items-start gap-4 rounded-xl border border-line bg-surface p-6 sm:p-8">
      <p role="alert" className="text-error">
        {message}
      </p>
      {children}
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
  const { data: answer } = useQuery({ ...useSearchQueries().words(searched), enabled: searched !== '' });
  return (
    <p role="status" className="text-sm text-ink-soft empty:sr-only">
      {answer?.kind === 'found' && searchTexts.found(formatNumber(answer.items.length))}
    </p>
  );
}
