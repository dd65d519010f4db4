import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { KanaLesson } from '#contract/kana/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { kanaTexts } from '#contract/texts/kana.ts';
import { countOf } from '#core/kana/kana-progress.ts';
import { WorthKeeping } from '#app/features/device/worth-keeping.tsx';
import { KanaCards, KanaWords } from '#app/features/kana/kana-cards.tsx';
import { kanaRowGraph } from '#app/features/kana/kana-graphs.ts';
import { kanaRowQuery, useKanaProgress } from '#app/features/kana/kana-queries.ts';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { StructuredData } from '#app/lib/head/structured-data.tsx';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { WithoutRomaji } from '#app/ui/japanese/romaji-below.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { SeeAlso } from '#app/ui/layout/see-also.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const Drill = onDemand(() => import('#app/features/kana/drill/drill.tsx'));

const load = loadQueries(({ params }) => [kanaRowQuery(params['rowId'] ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function KanaRowPage() {
  const { rowId = '' } = useParams();
  const { data: row } = useQuery(kanaRowQuery(rowId));
  if (!row) return null;
  const kana = row.kana.map((item) => item.kana).join(' ');
  return (
    <Page
      title={<MixedText>{row.title}</MixedText>}
      lead={<MixedText>{row.about}</MixedText>}
      trail={<BackLink to={chartOf(row)}>{kanaTexts.backToChart}</BackLink>}
      narrow
    >
      <PageHead
        title={`${row.title}: ${kana}`}
        description={kanaTexts.rowDescription(row.title, kana)}
        path={paths.kanaRow(row.id)}
      />
      <StructuredData graph={import.meta.env.SSR && ((origin) => kanaRowGraph(origin, row))} />
      {/* Romaji below would give the answers away. */}
      <WithoutRomaji>
        <RowLesson key={row.id} row={row} />
      </WithoutRomaji>
    </Page>
  );
}

const chartOf = ({ script }: KanaLesson) =>
  script === 'hiragana' ? paths.kana : `${paths.kana}?script=${script}`;

type Round = { readonly number: number; readonly withSound: boolean };

/** First the introduction, then rounds of questions. */
function RowLesson({ row }: { readonly row: KanaLesson }) {
  const progress = useKanaProgress();
  const [round, setRound] = useState<Round | null>(null);
  const begin = (withSound: boolean) => setRound({ number: (round?.number ?? 0) + 1, withSound });
  const isLearnt = progress !== undefined && countOf(row, progress).learnt === row.kana.length;
  const start = (
    <div className="flex flex-wrap items-center gap-3 noscript:hidden">
      <Button disabled={!progress} onPointerEnter={() => void Drill.load()} onClick={() => begin(true)}>
        {isLearnt ? kanaTexts.practiseAgain : kanaTexts.practise}
      </Button>
      <Button variant="quiet" disabled={!progress} onClick={() => begin(false)}>
        {kanaTexts.withoutSound}
      </Button>
    </div>
  );
  if (round && progress) {
    return (
      <OnDemand onFailed={() => setRound(null)}>
        <Drill
          key={round.number}
          row={row}
          progress={progress}
          withSound={round.withSound}
          onLeave={() => setRound(null)}
          links={<NextLinks row={row} onAgain={() => begin(round.withSound)} />}
        />
      </OnDemand>
    );
  }
  return (
    <div className="grid gap-8">
      {start}
      <section className="grid gap-3" aria-labelledby="intro">
        <h2 id="intro" className="text-xl font-bold">
          {kanaTexts.introTitle}
        </h2>
        <KanaCards kana={row.kana} progress={progress} />
      </section>
      <KanaWords words={row.words} />
      {start}
      <noscript>
        <p className="text-ink-soft">{kanaTexts.withoutScript}</p>
      </noscript>
      <SeeAlso title={kanaTexts.backToChart} links={neighboursOf(row)} />
    </div>
  );
}

function NextLinks({ row, onAgain }: { readonly row: KanaLesson; readonly onAgain: () => void }) {
  return (
    <>
      {row.next && (
        <ButtonLink to={paths.kanaRow(row.next.id)}>
          <span>
            <MixedText>{kanaTexts.nextRow(row.next.title)}</MixedText>
          </span>
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={onAgain}>
        {kanaTexts.practiseAgain}
      </Button>
      <ButtonLink variant="quiet" to={chartOf(row)}>
        {kanaTexts.backToChart}
      </ButtonLink>
      <WorthKeeping />
    </>
  );
}

const neighboursOf = ({ previous, next }: KanaLesson) => [
  ...(previous ? [{ to: paths.kanaRow(previous.id), label: kanaTexts.previousRow(previous.title) }] : []),
  ...(next ? [{ to: paths.kanaRow(next.id), label: kanaTexts.nextRow(next.title) }] : []),
];
