import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { grammarTexts } from '#contract/texts/grammar.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { pointGraph } from '#app/features/grammar/grammar-graphs.ts';
import { grammarUseQuery, pointQuery } from '#app/features/grammar/grammar-queries.ts';
import { PointPractice } from '#app/features/grammar/point-practice.tsx';
import { PointView } from '#app/features/grammar/point-view.tsx';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';
import { NotFound } from '../failures/not-found.tsx';
import { PageFailure } from '../failures/page-failure.tsx';

const GrammarTrial = onDemand(() => import('./grammar-trial.tsx'));

const load = loadQueries(({ params }) => [
  pointQuery(params.pointId ?? ''),
  grammarUseQuery(params.pointId ?? ''),
]);
export const loader = load;
export const clientLoader = load;

export default function PointPage() {
  const { pointId = '' } = useParams();
  const { data: point } = useQuery(pointQuery(pointId));
  const { data: usage } = useQuery(grammarUseQuery(pointId));
  if (!point) return null;
  return (
    <div className="container-page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-10 py-5 sm:py-8">
      <PageHead
        title={grammarTexts.pointTitle(point.pattern, point.level)}
        description={grammarTexts.pointDescription(point.pattern, point.meaning)}
        path={paths.grammarPoint(point.id)}
        type="article"
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => pointGraph(origin, point))} />
      <PointView
        point={point}
        onListen={(text) => void listenTo(withoutRuby(text), { text })}
        practice={
          usage && (
            <PointPractice usage={usage} exercise={<GrammarTrial key={point.id} sentences={usage.trial} />} />
          )
        }
      />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  if (!isNotFound) return <PageFailure />;
  return <NotFound title={grammarTexts.pointGoneTitle} text={grammarTexts.pointGoneText} />;
}
