import { paths } from '#contract/paths.ts';
import type { RankingPeriod } from '#contract/ranking/periods.ts';
import { rankingTexts } from '#contract/texts/ranking.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { StandingCard } from './ranking-list.tsx';
import type { Standing } from './standings.ts';

interface OwnPlaceProps {
  readonly standing: Standing;
  readonly period: RankingPeriod;
}

/** Below the list, for a learner who is not in it: the rank, or a link to practice if there are no points yet. */
export function OwnPlace({ standing, period }: OwnPlaceProps) {
  return (
    <section aria-label={rankingTexts.ownPlace} className="grid gap-3 border-t border-line pt-6">
      <h2 className="text-xl font-bold">{rankingTexts.ownPlace}</h2>
      {standing.score > 0 ? (
        <StandingCard {...standing} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-own p-4 text-on-own">
          <p>{rankingTexts.ownPlaceWithoutPoints[period]}</p>
          <ButtonLink variant="secondary" to={paths.exercises}>
            {rankingTexts.practise}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
