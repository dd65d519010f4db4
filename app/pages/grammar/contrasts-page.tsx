import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { contrastTexts, grammarListTexts, grammarTexts } from '#contract/texts/grammar.ts';
import { ContrastCards } from '#app/features/grammar/grammar-cards.tsx';
import { contrastsGraph } from '#app/features/grammar/grammar-graphs.ts';
import { GrammarList } from '#app/features/grammar/grammar-list.tsx';
import { contrastsQuery } from '#app/features/grammar/grammar-queries.ts';
import { contrastListSteps } from '#app/features/grammar/grammar-steps.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Trail } from '#app/ui/layout/trail.tsx';

export const handle = { query: ['level', 'search'] };

const load = loadQueries(() => [contrastsQuery()]);
export const loader = load;
export const clientLoader = load;

export default function ContrastsPage() {
  const { data: contrasts = [] } = useQuery(contrastsQuery());
  const [params] = useSearchParams();
  return (
    <Page
      title={contrastTexts.heading}
      lead={contrastTexts.lead}
      trail={<Trail label={grammarListTexts.trail} steps={contrastListSteps()} />}
    >
      <PageHead
        title={contrastTexts.pageTitle}
        description={contrastTexts.description}
        path={params.get('search') ? undefined : paths.contrasts}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => contrastsGraph(origin, contrasts))} />
      <GrammarList
        // Learners know a contrast by its title as well as by what it says.
        entries={contrasts.map((contrast) => ({
          ...contrast,
          meaning: `${contrast.title} ${contrast.summary}`,
        }))}
        texts={contrastTexts}
        hint={grammarTexts.searchHint}
        path={paths.contrasts}
        pathOf={paths.contrastsOf}
        renderCards={(found, underLevel) => <ContrastCards contrasts={found} withoutLevel={underLevel} />}
      />
    </Page>
  );
}
