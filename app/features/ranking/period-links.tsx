import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { RANKING_PERIODS, type RankingPeriod } from '#contract/ranking/periods.ts';
import { rankingTexts } from '#contract/texts/ranking.ts';

/** All time, this week, this month: each is an address of its own. */
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
