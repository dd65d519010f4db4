import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { todayTexts as texts } from '#contract/texts/today.ts';
import { NextStepCard } from '#app/features/path/next-step-card.tsx';
import { pathQuery, usePathProgress } from '#app/features/path/path-queries.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useLearningWeek } from '#app/lib/learning/use-learning-week.ts';
import { useSession } from '#app/lib/session/session.ts';
import { useOnline } from '#app/lib/use-online.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

// Only somebody who has begun needs them, and what they show comes from the server or the log anyway.
const DayHabits = onDemand(() => import('#app/features/habits/day-habits.tsx'));
const OwnRank = onDemand(() => import('#app/features/ranking/own-rank.tsx'));
const DueCard = onDemand(() => import('#app/features/memory/due-card.tsx'));
const MistakesToMend = onDemand(() => import('#app/features/today/mistakes-to-mend.tsx'));
const InstallCard = onDemand(() => import('#app/features/device/install-card.tsx'));
const WeekChart = onDemand(() => import('#app/features/today/week-chart.tsx'));

const load = loadQueries(() => [pathQuery()]);
export const loader = load;
export const clientLoader = load;

/** The learner's day. Everything on it belongs to the learner, so it is not indexed. */
export default function TodayPage() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} description={texts.description} />
      <Day />
    </Page>
  );
}

function Day() {
  const session = useSession();
  const isOnline = useOnline();
  const hasBegun = useChoice(learnerChoice) === 'begun';
  const week = useLearningWeek();
  const { data: path } = useQuery(pathQuery());
  const progress = usePathProgress(path?.units);
  if (session === undefined || !week || !progress) return <ListSkeleton rows={3} className="h-44" />;
  if (!session && !hasBegun) return <NothingBegun />;
  const userId = session?.userId ?? null;
  return (
    <div className="grid gap-6">
      {!isOnline && (
        <p role="status" className="text-ink-soft">
          {texts.offline}
        </p>
      )}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <NextStepCard next={progress.next} />
        {/* The placeholders are as high as what follows, so that nothing moves. */}
        {[
          { part: <DueCard key="due" />, height: 'h-44' },
          { part: <DayHabits key="habits" />, height: 'h-64' },
          { part: <WeekChart key="week" week={week} />, height: 'h-70' },
          { part: <MistakesToMend key="mistakes" userId={userId} />, height: 'h-44' },
          { part: <OwnRank key="rank" userId={userId} />, height: 'h-44' },
        ].map(({ part, height }) => (
          <OnDemand key={part.key} fallback={<Skeleton className={height} />}>
            {part}
          </OnDemand>
        ))}
      </div>
      <OnDemand>
        <InstallCard />
      </OnDemand>
    </div>
  );
}

/** The two first steps of the landing page. */
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
