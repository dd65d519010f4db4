import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { contrastTexts } from '#contract/texts/grammar.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { ContrastView } from '#app/features/grammar/contrast-view.tsx';
import { contrastGraph } from '#app/features/grammar/grammar-graphs.ts';
import { contrastQuery } from '#app/features/grammar/grammar-queries.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { NotFound } from '../failures/not-found.tsx';
import { PageFailure } from '../failures/page-failure.tsx';

const load = loadQueries(({ params }) => [contrastQuery(params.contrastId ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function ContrastPage() {
  const { contrastId = '' } = useParams();
  const { data: contrast } = useQuery(contrastQuery(contrastId));
  if (!contrast) return null;
  return (
    <div className="container-page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10 py-5 sm:py-8">
      <PageHead
        title={contrastTexts.contrastTitle(contrast.title)}
        description={contrastTexts.contrastDescription(contrast.summary)}
        path={paths.contrast(contrast.id)}
        type="article"
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => contrastGraph(origin, contrast))} />
      <ContrastView contrast={contrast} onListen={(text) => void listenTo(withoutRuby(text), { text })} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  if (!isNotFound) return <PageFailure />;
  return <NotFound title={contrastTexts.contrastGoneTitle} text={contrastTexts.contrastGoneText} />;
}
