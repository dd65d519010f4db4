import { rankingTexts } from '#contract/texts/ranking.ts';
import { formatNumber } from '#app/lib/format.ts';
import type { Standing } from './standings.ts';

const MEDALS = { 1: 'fill-gold', 2: 'fill-silver', 3: 'fill-bronze' } as const;

const hasMedal = (rank: number): rank is keyof typeof MEDALS => rank in MEDALS;

/** The rank: gold, silver and bronze for the first three (PRODUCT.md, Scores), also as a number and a name. */
function PlaceBadge({ rank }: { readonly rank: number }) {
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

interface RankingListProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly standings: readonly Standing[];
}

// Light in both themes; the own row is white on indigo (PRODUCT.md, Scores).
const SHEET = 'border-sheet-line bg-sheet text-on-sheet';
const OWN = 'border-own bg-own text-on-own';

/** A table, and at 600 px or narrower a list of cards in its place (PRODUCT.md, Scores). */
export function RankingList({ label, standings }: RankingListProps) {
  return (
    <>
      <RankingTable label={label} standings={standings} />
      <RankingCards label={label} standings={standings} />
    </>
  );
}

function RankingTable({ label, standings }: RankingListProps) {
  return (
    <div className={`hidden overflow-x-auto rounded-lg border sm:block ${SHEET}`}>
      <table className="w-full text-left">
        <caption className="sr-only">{label}</caption>
        <thead className="text-sm">
          <tr>
            <th scope="col" className="w-20 px-4 py-3 font-bold">
              {rankingTexts.rank}
            </th>
            <th scope="col" className="w-1/3 px-4 py-3 font-bold">
              {rankingTexts.email}
            </th>
            <th scope="col" className="px-4 py-3 font-bold">
              {rankingTexts.name}
            </th>
            <th scope="col" className="px-4 py-3 text-right font-bold">
              {rankingTexts.score}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <RankingRow key={standing.id} {...standing} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RankingRow({ rank, email, name, score, isOwn }: Standing) {
  return (
    <tr className={`border-t ${isOwn ? OWN : SHEET}`}>
      <td className="px-4 py-3">
        <PlaceBadge rank={rank} />
      </td>
      <td className="px-4 py-3 wrap-anywhere">{email}</td>
      <td className="px-4 py-3 wrap-anywhere">
        {name} {isOwn && <You />}
      </td>
      <td className="px-4 py-3 text-right font-bold tabular-nums">{formatNumber(score)}</td>
    </tr>
  );
}

function RankingCards({ label, standings }: RankingListProps) {
  return (
    <ol aria-label={label} className="grid gap-2 sm:hidden">
      {standings.map((standing) => (
        <li key={standing.id}>
          <StandingCard {...standing} />
        </li>
      ))}
    </ol>
  );
}

/** One learner on narrow screens. */
export function StandingCard({ rank, email, name, score, isOwn }: Standing) {
  return (
    <div className={`flex items-center gap-3 rounded-lg border p-3 ${isOwn ? OWN : SHEET}`}>
      <PlaceBadge rank={rank} />
      <div className="grid min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">
          {name} {isOwn && <You />}
        </p>
        <p className="text-sm wrap-anywhere">{email}</p>
      </div>
      <p className="font-bold whitespace-nowrap tabular-nums">{rankingTexts.points(formatNumber(score))}</p>
    </div>
  );
}

/** Marks the own row without relying on colour. */
const You = () => (
  <span className="ml-1 inline-block rounded-full border border-current px-2 text-xs font-bold">
    {rankingTexts.you}
  </span>
);
