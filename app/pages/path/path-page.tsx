import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { paths } from '#contract/paths.ts';
import { pathTexts } from '#contract/texts/path-screens.ts';
import { pathGraph } from '#app/features/path/path-graph.ts';
import { pathQuery, usePathProgress } from '#app/features/path/path-queries.ts';
import { PathSummary } from '#app/features/path/path-summary.tsx';
import { UnitSpan } from '#app/features/path/unit-span.tsx';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { WithoutRomaji } from '#app/ui/japanese/romaji-below.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

const load = loadQueries(() => [pathQuery()]);
export const loader = load;
export const clientLoader = load;

export default function PathPage() {
  const { data } = useQuery(pathQuery());
  const progress = usePathProgress(data?.units);
  // The road has hundreds of links: it follows in pieces, so that a tap is answered in between.
  const progressOnRoad = useDeferredValue(progress);
  if (!data) return null;
  const { units } = data;
  return (
    <Page
      title={pathTexts.title}
      lead={pathTexts.lead}
      action={
        <ButtonLink variant="secondary" to={paths.placement}>
          {pathTexts.placement}
        </ButtonLink>
      }
    >
      <PageHead title={pathTexts.title} description={pathTexts.description} path={paths.path} />
      <StructuredData graph={import.meta.env.SSR && ((origin) => pathGraph(origin, units))} />
      {/* The titles of kana steps would give the readings away. */}
      <WithoutRomaji>
        <div className="grid gap-10">
          <PathSummary units={units} progress={progress} />
          <ol>
            {units.map((unit, index) => (
              <UnitSpan key={unit.id} unit={unit} number={index + 1} progress={progressOnRoad} />
            ))}
          </ol>
          <p className="text-sm text-ink-soft">{pathTexts.goldNote}</p>
        </div>
      </WithoutRomaji>
    </Page>
  );
}
