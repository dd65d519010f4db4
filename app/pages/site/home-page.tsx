import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { listSentences } from '#contract/courses/lesson-endpoints.ts';
import { TRIAL_SENTENCES } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { faq, homeTexts } from '#contract/texts/home.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { TopicCards } from '#app/features/courses/topic-cards.tsx';
import { popularTopicsQuery } from '#app/features/courses/topic-queries.ts';
import { Closing, Faq } from '#app/features/home/closing.tsx';
import { FeatureBlocks } from '#app/features/home/feature-blocks.tsx';
import { firstLesson, firstLessonPath, FirstLessons } from '#app/features/home/first-lessons.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { homeGraph } from '#app/features/home/home-graph.ts';
import { Leaders } from '#app/features/home/leaders.tsx';
import { Section } from '#app/features/home/section.tsx';
import { SoundBridges } from '#app/features/home/sound-bridges.tsx';
import { Trial } from '#app/features/home/trial.tsx';
import { PodiumSkeleton } from '#app/features/ranking/podium-skeleton.tsx';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { loadIfPossible, loadQueries } from '#app/lib/api/page-data.ts';
import { learnerChoice } from '#app/lib/choices/document-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { firstTouch } from '#app/lib/first-touch.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

// The server's plain form leads to the same results; it is hydrated at the first touch.
const HomeSearch = onDemand(async () => {
  await firstTouch();
  return import('./home-search.tsx');
});
const HomeTrial = onDemand(() => import('./home-trial.tsx'));
const NextStepLink = onDemand(() => import('#app/features/path/next-step-link.tsx'));
const WeeklyPodium = onDemand(() => import('#app/features/ranking/weekly-podium.tsx'));

const loadTopics = loadQueries(() => [popularTopicsQuery()]);
const loadTrial = loadIfPossible(() => [trialQuery(firstLesson.lessonId)]);

const load = async (address: LoaderFunctionArgs): Promise<null> => {
  await Promise.all([loadTopics(address), loadTrial(address)]);
  return null;
};
export const loader = load;
export const clientLoader = load;

export default function HomePage() {
  return (
    <>
      <PageHead title={homeTexts.title} description={homeTexts.description} path={paths.home} />
      <HomeStructuredData />
      <ContinueBand />
      <Hero search={SEARCH} />
      <FirstSentences />
      <SoundBridges />
      <FeatureBlocks />
      <FirstLessons />
      <PopularTopics />
      <Leaders podium={<WeeklyPodium />} placeholder={<PodiumSkeleton busy={false} />} />
      <Faq />
      <Closing />
    </>
  );
}

/**
 * For those who have begun. The style sheet shows it before the first paint and it keeps its height, so nothing moves;
 * the log of learning is loaded only for them.
 */
function ContinueBand() {
  const hasBegun = useChoice(learnerChoice) === 'begun';
  const wholePath = <ButtonLink to={paths.path}>{homeTexts.goOn}</ButtonLink>;
  return (
    <nav aria-label={homeTexts.goOn} className="hidden border-b border-line bg-indigo-wash begun:block">
      <div className="container-page flex min-h-18 items-center gap-2 py-2">
        <OnDemand wanted={hasBegun} fallback={wholePath} otherwise={wholePath}>
          <NextStepLink fallback={wholePath} />
        </OnDemand>
        <ButtonLink variant="quiet" className="shrink-0" to={paths.today}>
          {navigationTexts.today}
        </ButtonLink>
      </div>
    </nav>
  );
}

// A constant element: React would discard and render it again if it changed before hydration.
const SEARCH = (
  <OnDemand
    fallback={<div className="h-14" />}
    otherwise={
      <ButtonLink variant="secondary" size="large" to={paths.search}>
        {navigationTexts.search}
      </ButtonLink>
    }
  >
    <HomeSearch />
  </OnDemand>
);

/**
 * A short exercise; left out if the operator has removed the first lesson. The reply to a reviewer has drafts, and is still
 * there for whoever comes next.
 */
function FirstSentences() {
  const { data = [] } = useQuery({ ...trialQuery(firstLesson.lessonId), enabled: false });
  const sentences = data.filter(({ isDraft }) => !isDraft);
  const [first] = sentences;
  if (!first) return null;
  return (
    <Trial
      sentence={first.viSentence}
      lessonPath={firstLessonPath}
      exercise={<HomeTrial sentences={sentences} />}
    />
  );
}

function PopularTopics() {
  const { data: topics = [] } = useQuery(popularTopicsQuery());
  const isLearned = topics.some(({ learners }) => learners > 0);
  return (
    <Section
      tinted
      heading={isLearned ? homeTexts.popularHeading : homeTexts.topicsHeading}
      lead={homeTexts.popularLead}
      action={
        <ButtonLink variant="secondary" to={paths.exercises}>
          {homeTexts.allTopics}
        </ButtonLink>
      }
    >
      {topics.length > 0 ? (
        <TopicCards topics={topics} />
      ) : (
        <EmptyState
          title={homeTexts.popularEmptyTitle}
          actions={<ButtonLink to={paths.feedback}>{homeTexts.faqFeedback}</ButtonLink>}
        >
          {homeTexts.popularEmptyText}
        </EmptyState>
      )}
    </Section>
  );
}

/** The same questions as on the page. */
function HomeStructuredData() {
  return <StructuredData graph={import.meta.env.SSR && ((origin) => homeGraph(origin, faq))} />;
}

/** The first sentences of a lesson, as a trial. */
const trialQuery = (lessonId: number) =>
  endpointQuery(listSentences, {
    params: { lessonId: String(lessonId) },
    query: { page: '1', size: String(TRIAL_SENTENCES) },
  });
