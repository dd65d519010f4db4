import { RANKING_CACHE_MS } from '#contract/limits.ts';
import type { RankingPeriod } from '#contract/ranking/periods.ts';
import type { Board } from './standings.ts';

interface CachedBoard {
  readonly since: number | undefined;
  readonly madeAt: number;
  readonly board: Promise<Board>;
}

/** Each period's board, made once for all who ask within a while: making one reads every credit of the period. */
export function createBoardCache(make: (since: Date | null) => Promise<Board>) {
  const kept = new Map<RankingPeriod, CachedBoard>();

  return (period: RankingPeriod, since: Date | null, now: Date): Promise<Board> => {
    const known = kept.get(period);
    if (known && known.since === since?.getTime() && isFresh(known, now)) return known.board;
    const made = { since: since?.getTime(), madeAt: now.getTime(), board: make(since) };
    kept.set(period, made);
    // A database that was away is asked again by the next one.
    made.board.catch(() => kept.get(period) === made && kept.delete(period));
    return made.board;
  };
}

/** A clock that was set back must not keep a board for longer. */
const isFresh = ({ madeAt }: CachedBoard, now: Date) => Math.abs(now.getTime() - madeAt) < RANKING_CACHE_MS;
