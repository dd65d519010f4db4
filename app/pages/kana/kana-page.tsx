import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { kanaScriptNames, kanaTexts } from '#contract/texts/kana.ts';
import { KANA_SCRIPTS, type KanaScript } from '#core/kana/kana-row.ts';
import { KanaChart } from '#app/features/kana/kana-chart.tsx';
import { kanaGraph } from '#app/features/kana/kana-graphs.ts';
import { LookAlikeNotes, SoundNotes } from '#app/features/kana/kana-notes.tsx';
import { kanaChartQuery, useKanaProgress } from '#app/features/kana/kana-queries.ts';
import { KanaSummary } from '#app/features/kana/kana-summary.tsx';
import { KnownKana } from '#app/features/kana/known-kana.tsx';
import { RomajiOffer } from '#app/features/kana/romaji-offer.tsx';
import { useKanaMenu } from '#app/features/kana/use-kana-menu.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { WithoutRomaji } from '#app/ui/japanese/romaji-below.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link.tsx';

const load = loadQueries(() => [kanaChartQuery()]);
export const loader = load;
export const clientLoader = load;
export const handle = { query: { script: KANA_SCRIPTS } };

const [FIRST_SCRIPT] = KANA_SCRIPTS;

export default function KanaPage() {
  const [search] = useSearchParams();
  const script = KANA_SCRIPTS.find((one) => one === search.get('script')) ?? FIRST_SCRIPT;
  const { data: chart } = useQuery(kanaChartQuery());
  const progress = useKanaProgress();
  const isKnown = useKanaMenu(chart?.rows, progress);
  if (!chart) return null;
  const rows = chart.rows.filter((row) => row.script === script);
  const taught = new Set(rows.flatMap(({ kana }) => kana.map((item) => item.kana)));
  const lookAlikes = chart.lookAlikes.filter(({ kana }) => kana.some((one) => taught.has(one)));
  return (
    <Page title={kanaTexts.title} lead={kanaTexts.lead}>
      <PageHead title={kanaTexts.title} description={kanaTexts.description} path={paths.kana} />
      <StructuredData graph={import.meta.env.SSR && ((origin) => kanaGraph(origin, chart.rows))} />
      <div className="grid gap-8">
        <ScriptLinks current={script} />
        <KanaSummary script={script} rows={rows} progress={progress} />
        <RomajiOffer isKnown={isKnown} />
        <WithoutRomaji>
          <KanaChart rows={rows} progress={progress} />
          <SoundNotes notes={chart.sounds} />
          <LookAlikeNotes groups={lookAlikes} />
        </WithoutRomaji>
        <KnownKana script={script} rows={rows} progress={progress} />
      </div>
    </Page>
  );
}

/** Links, so that the other script has an address and opens without JavaScript. */
function ScriptLinks({ current }: { readonly current: KanaScript }) {
  return (
    <nav aria-label={kanaTexts.script} className="flex flex-wrap gap-x-1 border-b border-line">
      {KANA_SCRIPTS.map((script) => (
        <Link
          key={script}
          to={script === FIRST_SCRIPT ? paths.kana : `${paths.kana}?script=${script}`}
          preventScrollReset
          aria-current={script === current ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-11 items-center border-b-2 px-4 font-bold',
            script === current
              ? 'border-indigo text-indigo'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {kanaScriptNames[script]}
        </Link>
      ))}
    </nav>
  );
}
