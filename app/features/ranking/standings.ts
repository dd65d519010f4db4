import { RANKING_SHOWN } from '#contract/limits.ts';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';

export interface Standing extends RankedLearner {
  readonly isOwn: boolean;
}

interface Standings {
  readonly listed: readonly Standing[];
  /** The own row if it is not listed: too far behind, or without points. */
  readonly own: Standing | null;
}

export function standingsOf(rows: readonly RankedLearner[], userId: number | null): Standings {
  // Compared as strings: the browser's storage holds the id as one (PRODUCT.md, Accounts).
  const standings = rows.map((row) => ({ ...row, isOwn: String(row.id) === String(userId) }));
  return {
    listed: standings.filter(isListed),
    own: standings.find((standing) => standing.isOwn && !isListed(standing)) ?? null,
  };
}

const isListed = ({ rank, score }: RankedLearner) => rank <= RANKING_SHOWN && score > 0;
