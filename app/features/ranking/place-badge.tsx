import { rankingTexts } from '#contract/texts/ranking.ts';
import { formatNumber } from '#app/lib/format.ts';

const MEDALS = { 1: 'fill-gold', 2: 'fill-silver', 3: 'fill-bronze' } as const;

const hasMedal = (rank: number): rank is keyof typeof MEDALS => rank in MEDALS;

/** The rank: gold, silver and bronze for the first three (PRODUCT.md, Scores), with number and name as well. */
export function PlaceBadge({ rank }: { readonly rank: number }) {
  if (!hasMedal(rank))
    return <span className="inline-grid min-w-9 place-items-center tabular-nums">{formatNumber(rank)}</span>;
  return (
    <svg
      role="img"
      aria-label={rankingTexts.medals[rank]}
      viewBox="0 0 36 40"
      className="-my-1 inline-block h-10 w-9"
    >
      <path d="M9 20 5 39l7-3 6 3 6-3 7 3-4-19z" className="fill-own stroke-on-own" />
      <circle cx="18" cy="16" r="15" className={`${MEDALS[rank]} stroke-on-own`} />
      <circle cx="18" cy="16" r="11.5" fill="none" strokeOpacity="0.35" className="stroke-on-sheet" />
      <text x="18" y="21.5" textAnchor="middle" className="fill-on-sheet text-base font-bold">
        {rank}
      </text>
    </svg>
  );
}
