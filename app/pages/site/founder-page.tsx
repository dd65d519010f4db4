import { useQuery } from '@tanstack/react-query';
import { getFounder } from '#contract/founder/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { founderGraph } from '#app/features/founder/founder-graph.ts';
import { FounderView } from '#app/features/founder/founder-view.tsx';
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
      <FounderView founder={founder} />
    </>
  );
}

const founderQuery = () => endpointQuery(getFounder, {});
