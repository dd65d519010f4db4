import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CONFUSIONS_SHOWN } from '#contract/learning-limits.ts';
import { paths } from '#contract/paths.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { pathQuery, usePathProgress } from '#app/features/path/path-queries.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useLearningEvents } from '#app/lib/learning/learning.ts';
import { useSession } from '#app/lib/session/session.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

// Only somebody who has begun needs them, and what they show comes from the log anyway.
const HabitsBoard = onDemand(() => import('#app/features/habits/habits-board.tsx'));
const MistakesToMend = onDemand(() => import('#app/features/today/mistakes-to-mend.tsx'));

const load = loadQueries(() => [pathQuery()]);
export const loader = load;
export const clientLoader = load;

/** The learner's habits. Everything on it belongs to the learner, so it is not indexed. */
export default function HabitsPage() {
  return (
    <Page
      title={navigationTexts.habits}
      lead={texts.lead}
      trail={<BackLink to={paths.today}>{navigationTexts.today}</BackLink>}
    >
      <PageHead title={navigationTexts.habits} description={texts.description} />
      <OwnHabits />
    </Page>
  );
}

function OwnHabits() {
  const session = useSession();
  const hasBegun = useChoice(learnerChoice) === 'begun';
  const events = useLearningEvents();
  const placed = usePlacedWords();
  if (session === undefined || !events) return <Loading />;
  if (!session && !hasBegun) return <NothingBegun />;
  const userId = session?.userId ?? null;
  return (
    <OnDemand fallback={<Loading />}>
      <HabitsBoard
        events={events}
        placed={placed}
        userId={userId}
        confusions={
          <OnDemand fallback={<Skeleton className="h-44" />}>
            <MistakesToMend userId={userId} heading={texts.confusionsTitle} most={CONFUSIONS_SHOWN} />
          </OnDemand>
        }
      />
    </OnDemand>
  );
}

/** Higher than a screen, so that the foot of the page does not move when the log is read. */
const Loading = () => <ListSkeleton rows={4} className="h-64" />;

const NO_WORDS: readonly number[] = [];

/** The words of the units that a placement test let the learner skip: they have no cards. */
function usePlacedWords(): readonly number[] {
  const { data: path } = useQuery(pathQuery());
  const progress = usePathProgress(path?.units);
  return useMemo(() => {
    const place = path?.units.findIndex(({ id }) => id === progress?.placedAt) ?? -1;
    if (!path || place < 1) return NO_WORDS;
    const skipped = path.units.slice(0, place).flatMap(({ steps }) => steps);
    return skipped.flatMap(({ words = [] }) => words);
  }, [path, progress]);
}

function NothingBegun() {
  return (
    <EmptyState
      picture={<QuietBridge className="w-40 text-indigo" />}
      title={texts.newTitle}
      actions={
        <>
          <ButtonLink to={paths.kana}>{navigationTexts.startFromZero}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.placement}>
            {navigationTexts.startWithSome}
          </ButtonLink>
        </>
      }
    >
      {texts.newText}
    </EmptyState>
  );
}
