import { paths } from '#contract/paths.ts';
import { ankiPageTexts } from '#contract/texts/anki-export.ts';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { themeTexts } from '#contract/texts/themes.ts';
import { CardsAside } from '#app/features/memory/add/cards-aside.tsx';
import { MemorySettingsForm } from '#app/features/memory/add/memory-settings.tsx';
import { WordsByLevel } from '#app/features/memory/add/words-by-level.tsx';
import { WordsOfText } from '#app/features/memory/add/words-of-text.tsx';
import { OwnCards } from '#app/features/memory/own/own-cards.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** Whole sets of cards, and how much is asked a day. It belongs to the learner, so it is not indexed. */
export default function AddCardsPage() {
  return (
    <Page title={texts.title} lead={texts.lead}>
      <PageHead title={texts.title} description={texts.description} />
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <BackLink to={paths.review}>{texts.back}</BackLink>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <TextLink to={paths.themes}>{themeTexts.title}</TextLink>
            <TextLink to={paths.anki}>{ankiPageTexts.link}</TextLink>
          </div>
        </div>
        <WordsByLevel />
        <WordsOfText />
        <OwnCards />
        <MemorySettingsForm />
        <CardsAside />
      </div>
    </Page>
  );
}
