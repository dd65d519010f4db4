import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { heroQueries, homeTexts, heroWords } from '#contract/texts/home.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink, Link } from '#app/ui/link.tsx';
import { BridgeScene } from './bridge-scene.tsx';

interface HeroProps {
  /** The dictionary's own search box. */
  readonly search: ReactNode;
}

export function Hero({ search }: HeroProps) {
  return (
    <section>
      <div className="container-page grid items-center gap-x-14 gap-y-10 pt-8 pb-14 sm:pt-12 lg:grid-cols-[1.1fr_1fr] lg:pt-16 lg:pb-20">
        <div className="grid min-w-0 gap-5">
          <p className="text-sm font-bold text-vermilion">{homeTexts.eyebrow}</p>
          <h1 className="text-hero font-bold tracking-tight">{homeTexts.heading}</h1>
          <p className="max-w-[52ch] text-lg text-ink-soft">{homeTexts.lead}</p>
          <div className="grid gap-1 pt-1">
            {search}
            <Examples />
          </div>
          <nav aria-label={homeTexts.firstStep} className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ButtonLink size="large" className="w-full sm:w-auto" to={paths.kana}>
              {navigationTexts.startFromZero}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" className="w-full sm:w-auto" to={paths.placement}>
              {navigationTexts.startWithSome}
            </ButtonLink>
            <p className="text-sm text-ink-soft">{homeTexts.noAccountNeeded}</p>
          </nav>
        </div>
        <figure className="relative -mx-page-edge overflow-hidden bg-sunken pt-6 sm:mx-0 sm:rounded-xl">
          <BridgeScene className="w-full" />
          <ul className="absolute inset-x-3 bottom-3 grid grid-cols-3 gap-2 sm:gap-3">
            {heroWords.map((word) => (
              <WordStone key={word.kanji} {...word} />
            ))}
          </ul>
        </figure>
      </div>
    </section>
  );
}

/** Example searches in four ways of writing. */
function Examples() {
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm">
      <span className="mr-1 text-ink-soft">{homeTexts.tryTyping}</span>
      {heroQueries.map((query) => (
        // On a phone the line has room for three.
        <Link
          key={query}
          to={paths.searchFor(query)}
          className="inline-flex min-h-11 items-center rounded-md px-2 font-bold text-indigo hover:bg-indigo-wash last:max-sm:hidden"
        >
          <MixedText>{query}</MixedText>
        </Link>
      ))}
    </div>
  );
}

/** One word as a bridge: the Vietnamese word, its Hán Việt, and the Japanese. */
function WordStone({ vietnamese, hanViet, kanji, kana }: (typeof heroWords)[number]) {
  return (
    <li className="grid">
      <Link
        to={paths.searchFor(kanji)}
        className="grid justify-items-center rounded-lg border border-line bg-surface px-1 py-3 text-center shadow-card transition-colors hover:border-indigo"
      >
        <span className="text-stone text-ink-soft">{vietnamese}</span>
        <JapaneseText className="text-2xl font-bold">{[{ text: kanji, reading: kana }]}</JapaneseText>
        <span className="text-stone-small han-viet text-vermilion">{hanViet}</span>
      </Link>
    </li>
  );
}
