import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { RECENT_SEARCHES_SHOWN } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from '#app/lib/choices/recent-searches.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';

/** Recent searches of this browser, which one tap repeats. */
export function RecentSearches() {
  const all = useRecentSearches();
  const [isWhole, setIsWhole] = useState(false);
  const searches = isWhole ? all : all.slice(0, RECENT_SEARCHES_SHOWN);
  const headingId = useId();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-sm font-bold text-ink-soft">
          {searchTexts.recent}
        </h2>
        <Button variant="quiet" size="small" onClick={forgetSearches}>
          {searchTexts.forgetAll}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((query) => (
          <li key={query} className="flex max-w-full items-center rounded-full border border-line bg-surface">
            <Link
              to={paths.searchFor(query)}
              className="inline-flex min-h-11 min-w-0 items-center rounded-l-full pl-4 hover:text-indigo"
            >
              <span className="truncate">
                <MixedText>{query}</MixedText>
              </span>
            </Link>
            <IconButton
              label={searchTexts.forget(query)}
              icon={<X className="size-4" />}
              className="rounded-full!"
              onClick={() => forgetSearch(query)}
            />
          </li>
        ))}
      </ul>
      {searches.length < all.length && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {searchTexts.showAllRecent(formatNumber(all.length))}
        </Button>
      )}
    </section>
  );
}
