import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { RankedLearner } from '#contract/ranking/endpoints.ts';
import { homeTexts } from '#contract/texts/home.ts';
import { formatNumber } from '#app/lib/format.ts';
import { useSession } from '#app/lib/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { PodiumSkeleton } from './podium-skeleton.tsx';
import { rankingQuery } from './ranking-query.ts';

interface Step {
  readonly place: 1 | 2 | 3;
  readonly order: string;
  readonly height: string;
  readonly metal: string;
}

/** In reading order, so screen readers start with the first place; `order` is the position on screen. */
const STEPS: readonly Step[] = [
  { place: 1, order: 'order-2', height: 'h-32', metal: 'bg-gold' },
  { place: 2, order: 'order-1', height: 'h-24', metal: 'bg-silver' },
  { place: 3, order: 'order-3', height: 'h-18', metal: 'bg-bronze' },
];

/** The top three of the week; the next free place is offered. */
export default function WeeklyPodium() {
  const userId = useSession()?.userId ?? null;
  const { data: rows, isError } = useQuery(rankingQuery('week', userId));
  if (isError) return <p className="py-16 text-center text-ink-soft">{homeTexts.rankFailed}</p>;
  if (!rows) return <PodiumSkeleton />;
  // Learners with equal points still get separate steps.
  const leaders = rows.filter(({ score }) => score > 0).slice(0, STEPS.length);
  return (
    <div className="grid content-between gap-4">
      <p className="text-center text-ink-soft">{leaders.length === 0 && homeTexts.rankNobody}</p>
      <ol className="flex items-end gap-2 sm:gap-4">
        {STEPS.map((step) => (
          <PodiumStep
            key={step.place}
            {...step}
            learner={leaders[step.place - 1]}
            isNext={step.place === leaders.length + 1}
          />
        ))}
      </ol>
    </div>
  );
}

interface PodiumStepProps extends Step {
  readonly learner?: RankedLearner;
  /** The highest free place. */
  readonly isNext: boolean;
}

function PodiumStep({ place, order, height, metal, learner, isNext }: PodiumStepProps) {
  return (
    <li className={`grid min-w-0 flex-1 gap-2 text-center ${order}`}>
      {learner ? (
        <div className="grid min-w-0">
          {/* In Vietnamese the given name comes last: a long name wraps instead of losing it. */}
          <b className="line-clamp-2 text-balance wrap-anywhere">{learner.name}</b>
          <span className="flex items-center justify-center gap-1 text-sm text-ink-soft tabular-nums">
            <Star aria-hidden className="size-3.5 shrink-0 fill-current max-sm:hidden" />
            {homeTexts.rankPoints(formatNumber(learner.score))}
          </span>
        </div>
      ) : (
        <span className="text-sm text-ink-soft">{isNext && homeTexts.rankVacant}</span>
      )}
      <span
        className={classNames(
          'grid place-items-center rounded-t-lg text-3xl font-bold',
          height,
          learner ? `text-on-sheet ${metal}` : 'bg-sunken text-ink-soft',
        )}
      >
        <span className="sr-only">{homeTexts.rankPlace(place)}</span>
        <span aria-hidden>{place}</span>
      </span>
    </li>
  );
}
