import { paths } from '#contract/paths.ts';
import { ankiPageTexts as texts } from '#contract/texts/anki-export.ts';
import { ExportDeck } from '#app/features/anki/export/export-deck.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';

/** Cards on their way to Anki. What there is to export depends on the learner, so the page is not indexed. */
export default function AnkiPage() {
  const isHydrated = useHydrated();
  return (
    <Page title={texts.title} lead={texts.lead} trail={<BackLink to={paths.review}>{texts.back}</BackLink>}>
      <PageHead title={texts.title} description={texts.description} />
      <div className="grid gap-6">
        {/* The address chooses a category, and pages are rendered without it. */}
        {isHydrated ? <ExportDeck /> : <ListSkeleton rows={1} className="h-144" />}
      </div>
    </Page>
  );
}
