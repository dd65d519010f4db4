import { useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { ankiPageTexts as texts } from '#contract/texts/anki-export.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { useSeen } from '#app/lib/use-seen.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';

const ExportDeck = onDemand(() => import('#app/features/anki/export/export-deck.tsx'));
const ImportDeck = onDemand(() => import('#app/features/anki/import/import-deck.tsx'));

/** Cards on their way to Anki and back. What there is to export depends on the learner, so the page is not indexed. */
export default function AnkiPage() {
  const isHydrated = useHydrated();
  const importPlace = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(importPlace);
  return (
    <Page title={texts.title} lead={texts.lead} trail={<BackLink to={paths.review}>{texts.back}</BackLink>}>
      <PageHead title={texts.title} description={texts.description} />
      {/* As high as it will be, so that what is below stays in its place. */}
      <div className="grid min-h-176 content-start gap-6 sm:min-h-144">
        {/* The address chooses a category, and pages are rendered without it. */}
        <OnDemand wanted={isHydrated} fallback={<ListSkeleton rows={1} className="h-144" />}>
          <ExportDeck />
        </OnDemand>
        <div ref={importPlace}>
          {/* Takes no room before: it would be seen moving when there is less to export than there is room for. */}
          <OnDemand wanted={isSeen} fallback={isSeen && <ListSkeleton rows={1} className="h-48" />}>
            <ImportDeck />
          </OnDemand>
        </div>
      </div>
    </Page>
  );
}
