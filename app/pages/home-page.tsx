import { useQuery } from '@tanstack/react-query';
import { homeTexts } from '#contract/texts/home.ts';
import { popularTopicsQuery } from '#app/features/courses/topic-queries.ts';
import { TopicCards } from '#app/features/courses/topic-cards.tsx';
import { Closing } from '#app/features/home/closing.tsx';
import { Faq } from '#app/features/home/faq.tsx';
import { FeatureBlocks } from '#app/features/home/feature-blocks.tsx';
import { FirstLessons } from '#app/features/home/first-lessons.tsx';
import { Hero } from '#app/features/home/hero.tsx';
import { Section } from '#app/features/home/section.tsx';
import { SoundBridges } from '#app/features/home/sound-bridges.tsx';
import { loadQueries } from '#app/lib/page-data.ts';
import { PageHead } from '#app/lib/page-head.tsx';
import { paths } from '#app/lib/paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

const load = loadQueries(() => [popularTopicsQuery()]);
export const loader = load;
export const clientLoader = load;

export default function HomePage() {
  return (
    <>
      <PageHead title={homeTexts.title} description={homeTexts.description} path={paths.home} />
      <Hero />
      <SoundBridges />
      <FeatureBlocks />
      <FirstLessons />
      <Section
        heading={homeTexts.popularHeading}
        lead={homeTexts.popularLead}
        action={
          <ButtonLink variant="secondary" to={paths.exercises}>
            {homeTexts.allTopics}
          </ButtonLink>
        }
      >
        <PopularTopics />
      </Section>
      <Faq />
      <Closing />
    </>
  );
}

function PopularTopics() {
  const { data: topics = [] } = useQuery(popularTopicsQuery());
  if (topics.length > 0) return <TopicCards topics={topics} />;
  return (
    <EmptyState
      title={homeTexts.popularEmptyTitle}
      actions={<ButtonLink to={paths.feedback}>{homeTexts.faqFeedback}</ButtonLink>}
    >
      {homeTexts.popularEmptyText}
    </EmptyState>
  );
}
