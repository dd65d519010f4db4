import { useQuery } from '@tanstack/react-query';
import { getFounder } from '#contract/founder/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { Background } from '#app/features/founder/background.tsx';
import { Certificates } from '#app/features/founder/certificates.tsx';
import { founderGraph } from '#app/features/founder/founder-graph.ts';
import { FounderHero } from '#app/features/founder/founder-hero.tsx';
import { Beliefs, Story, WayOn } from '#app/features/founder/founder-story.tsx';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';

const load = loadQueries(() => [founderQuery()]);
export const loader = load;
export const clientLoader = load;

export default function FounderPage() {
  const { data: founder } = useQuery(founderQuery());
  // Always set: otherwise the loader has thrown.
  if (!founder) return null;
  const { name, role, about } = founder;
  const who = name ? `${name} – ${role}` : role;
  return (
    <>
      <PageHead
        title={name ?? role}
        description={about ?? founderTexts.description(who)}
        path={paths.profile}
        type="profile"
      />
      {name && <StructuredData graph={import.meta.env.SSR && ((origin) => founderGraph(origin, founder))} />}
      <FounderHero founder={founder} />
      <Story paragraphs={founder.story} />
      <div className="container-page grid gap-16 py-14 sm:py-20">
        <Background founder={founder} />
        <Certificates certificates={founder.certificates} />
        <Beliefs />
        <WayOn />
      </div>
    </>
  );
}

const founderQuery = () => endpointQuery(getFounder, {});
