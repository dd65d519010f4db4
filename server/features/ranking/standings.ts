import { RANKING_SHOWN } from '#contract/limits.ts';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';

interface Standing {
  readonly id: number;
  readonly score: number;
  /** When the last of these points was earned; null before the first. */
  readonly reachedAt: number | null;
}

interface Learner extends Standing {
  readonly email: string;
  readonly name: string;
}

/** The ranking: all standings for counting, the first ones for display. */
export interface Board {
  readonly standings: readonly Standing[];
  readonly first: readonly Learner[];
}

/** The first rows, and the own row wherever it ranks. Its points may be newer than the board. */
export function rankedFor({ standings, first }: Board, own: Learner | null): RankedLearner[] {
  if (!own) return first.map((learner, at) => ranked(learner, at + 1));
  const others = first.filter(({ id }) => id !== own.id);
  const above = standings.filter((standing) => standing.id !== own.id && isAbove(standing, own)).length;
  const rows = [...others.slice(0, above), own, ...others.slice(above)]
    .slice(0, RANKING_SHOWN + 1)
    .map((learner, at) => ranked(learner, learner === own ? above + 1 : at + 1));
  return rows.filter(({ id, rank }) => rank <= RANKING_SHOWN || id === own.id);
}

/** Among equal scores, who reached the score first ranks higher, then who joined first. */
function isAbove(one: Standing, other: Standing): boolean {
  if (one.score !== other.score) return one.score > other.score;
  const [oneAt, otherAt] = [one.reachedAt ?? Infinity, other.reachedAt ?? Infinity];
  return oneAt === otherAt ? one.id < other.id : oneAt < otherAt;
}

const ranked = ({ id, email, name, score }: Learner, rank: number): RankedLearner => ({
  id,
  email,
  name,
  score,
  rank,
});
