import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { RANKING_PERIODS, type RankingPeriod } from '#contract/ranking/periods.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { rankingTexts } from '#contract/texts/ranking.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { logFailure } from '#app/lib/log.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { ButtonLink, Link } from '#app/ui/link.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import { OwnPlace } from './own-place.tsx';
import { RankingList } from './ranking-list.tsx';
import { rankingQuery } from './ranking-query.ts';
import { standingsOf } from './standings.ts';

interface RankingBoardProps {
  readonly period: RankingPeriod;
  readonly userId: number | null;
}

/** The ranking of a period, with the learner's own place. */
export function RankingBoard({ period, userId }: RankingBoardProps) {
  const { data, error, isFetching, refetch } = useQuery(rankingQuery(period, userId));
  useEffect(() => {
    if (error) logFailure('Loading the ranking failed', error);
  }, [error]);

  if (!data && error && !isFetching) return <MissingRanking onRetry={() => void refetch()} />;
  if (!data) return <RankingSkeleton />;
  const { listed, own } = standingsOf(data, userId);
  if (listed.length === 0) return <EmptyRanking period={period} />;
  return (
    <>
      <RankingList label={`${rankingTexts.board}: ${rankingTexts.periods[period]}`} standings={listed} />
      {own && <OwnPlace standing={own} period={period} />}
    </>
  );
}

/** Without scripts the ranking cannot load, and a note says so. */
export const RankingSkeleton = () => (
  <>
    <div className="noscript:hidden">
      <ListSkeleton rows={8} className="h-14" />
    </div>
    <noscript>
      <p className="rounded-md bg-amber-wash p-4">{rankingTexts.withoutScript}</p>
    </noscript>
  </>
);

function EmptyRanking({ period }: Pick<RankingBoardProps, 'period'>) {
  const { title, text } = rankingTexts.empty[period];
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={title}
      actions={<ButtonLink to={paths.exercises}>{rankingTexts.practise}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}

/** An empty list when loading failed (PRODUCT.md, Scores); the reason is only logged. */
function MissingRanking({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      picture={<QuietBridge className="w-44 text-indigo" />}
      title={rankingTexts.missingTitle}
      actions={
        <Button variant="secondary" icon={<RotateCcw className="size-4" />} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
      }
    >
      {rankingTexts.missingText}
    </EmptyState>
  );
}

/** All time, this week, this month: each period has its own URL. */
export function PeriodLinks({ chosen }: { readonly chosen: RankingPeriod }) {
  return (
    <nav
      aria-label={rankingTexts.periodsLabel}
      className="flex overflow-x-auto border-b border-line sm:gap-1"
    >
      {RANKING_PERIODS.map((period) => (
        <Link
          key={period}
          to={paths.rankOf(period)}
          preventScrollReset
          aria-current={period === chosen ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2 font-bold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:text-indigo sm:px-4"
        >
          {rankingTexts.periods[period]}
        </Link>
      ))}
    </nav>
  );
}

/** Invites visitors to log in, so that their points count. */
export function LoginInvitation() {
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  return (
    <aside className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-5">
      <p>{rankingTexts.invitation}</p>
      <ButtonLink to={paths.login} state={state}>
        {accountTexts.login}
      </ButtonLink>
    </aside>
  );
}
