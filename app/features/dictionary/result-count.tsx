import { useQuery } from '@tanstack/react-query';
import { searchTexts } from '#contract/texts/search.ts';
import { formatNumber } from '#app/lib/format.ts';
import { searchQuery } from './dictionary-queries.ts';

/**
 * How many words a search found. It stays on the page from one search to the next, empty in between: a screen reader tells
 * what changes inside such a region, not one that appears with its text. For the same reason it is never `display: none`.
 */
export function ResultCount({ searched }: { readonly searched: string }) {
  const { data: answer } = useQuery({ ...searchQuery(searched), enabled: searched !== '' });
  return (
    <p role="status" className="text-sm text-ink-soft empty:sr-only">
      {answer?.kind === 'found' && searchTexts.found(formatNumber(answer.items.length))}
    </p>
  );
}
