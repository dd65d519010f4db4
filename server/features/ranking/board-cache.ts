import { RANKING_CACHE_MS } from '#contract/limits.ts';
import type { RankingPeriod } from '#contract/ranking/periods.ts';
import type { Board } from './standings.ts';

interface CachedBoard {
  readonly since: number | undefined;
  readonly madeAt: number;
  readonly board: Promise<Board>;
}

/** Caches the board of each period: computing one reads every credit of the period. */
export function createBoardCache(make: (since: Date | null) => Promise<Board>) {
  const boards = new Map<RankingPeriod, CachedBoard>();

  return (period: RankingPeriod, since: Date | null, now: Date): Promise<Board> => {
    const known = boards.get(period);
    if (known && known.since === since?.getTime() && isFresh(known, now)) return known.board;
    const made = { since: since?.getTime(), madeAt: now.getTime(), board: make(since) };
    boards.set(period, made);
    // A failed board is not cached, so the next call queries the database again.
    made.board.catch(() => boards.get(period) === made && boards.delete(period));
    return made.board;
  };
}

/** The difference is absolute, so that a clock set back does not keep a board for longer. */
const isFresh = ({ madeAt }: CachedBoard, now: Date) => Math.abs(now.getTime() - madeAt) < RANKING_CACHE_MS;
