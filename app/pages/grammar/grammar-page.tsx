import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { grammarTexts } from '#contract/texts/grammar.ts';
import { PointCards } from '#app/features/grammar/grammar-cards.tsx';
import { grammarGraph } from '#app/features/grammar/grammar-graphs.ts';
import { GrammarList } from '#app/features/grammar/grammar-list.tsx';
import { grammarQuery } from '#app/features/grammar/grammar-queries.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

export const handle = { query: ['level', 'search'] };

const load = loadQueries(() => [grammarQuery()]);
export const loader = load;
export const clientLoader = load;

export default function GrammarPage() {
  const { data: points = [] } = useQuery(grammarQuery());
  const [params] = useSearchParams();
  return (
    <Page
      title={grammarTexts.title}
      lead={grammarTexts.lead}
      action={
        <ButtonLink variant="secondary" to={paths.contrasts}>
          {grammarTexts.toContrasts}
        </ButtonLink>
      }
    >
      {/* The whole list stands for all its parts; search results are not indexed. */}
      <PageHead
        title={grammarTexts.pageTitle}
        description={grammarTexts.description}
        path={params.get('search') ? undefined : paths.grammar}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => grammarGraph(origin, points))} />
      <GrammarList
        entries={points}
        texts={grammarTexts}
        hint={grammarTexts.searchHint}
        path={paths.grammar}
        pathOf={paths.grammarOf}
        renderCards={(found, underLevel) => <PointCards points={found} withoutLevel={underLevel} />}
      />
    </Page>
  );
}
