import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { todayTexts as texts } from '#contract/texts/today.ts';
import { formatNumber } from '#app/lib/format.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { rankingQuery } from './ranking-query.ts';

interface OwnRankProps {
  /** Null without an account. */
  readonly userId: number | null;
}

/** The learner's own place in the ranking of this week. */
export default function OwnRank({ userId }: OwnRankProps) {
  return (
    <CardSection heading={texts.rankTitle}>
      {userId === null ? (
        <p className="text-ink-soft">
          {texts.rankNeedsAccount} <TextLink to={paths.login}>{accountTexts.login}</TextLink>
        </p>
      ) : (
        <Place userId={userId} />
      )}
      <TextLink to={paths.rankOf('week')} className="inline-flex min-h-11 items-center justify-self-start">
        {texts.seeRanking}
      </TextLink>
    </CardSection>
  );
}

function Place({ userId }: { readonly userId: number }) {
  const { data, error, fetchStatus, refetch } = useQuery(rankingQuery('week', userId));
  if (!data) {
    // Offline, the query waits without an error.
    if (error || fetchStatus === 'paused')
      return <RetryLine message={texts.rankFailed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-12" />;
  }
  const own = data.find(({ id }) => id === userId);
  if (!own || own.score === 0) return <p className="text-ink-soft">{texts.noPoints}</p>;
  return (
    <p className="flex items-baseline gap-3 tabular-nums">
      <span className="text-3xl font-bold">{texts.rank(own.rank)}</span>
      <span className="text-ink-soft">{texts.points(formatNumber(own.score))}</span>
    </p>
  );
}
