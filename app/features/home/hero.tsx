import { homeTexts, heroWords } from '#contract/texts/home.ts';
import { paths } from '#app/lib/paths.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BridgeScene } from './bridge-scene.tsx';

export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="container-page grid items-center gap-x-12 gap-y-8 pt-10 pb-14 lg:grid-cols-[1.05fr_1fr] lg:pt-16 lg:pb-20">
        <div className="grid gap-6">
          <p className="text-sm font-bold text-vermilion">{homeTexts.eyebrow}</p>
          <h1 className="text-hero font-bold tracking-tight">{homeTexts.heading}</h1>
          <p className="max-w-[52ch] text-lg text-ink-soft">{homeTexts.lead}</p>
          <div className="flex flex-wrap items-center gap-3 pt-2">
            <ButtonLink size="large" className="w-full sm:w-auto" to={paths.exercises}>
              {homeTexts.startPractice}
            </ButtonLink>
            <ButtonLink size="large" variant="secondary" className="w-full sm:w-auto" to={paths.search}>
              {homeTexts.startSearch}
            </ButtonLink>
          </div>
          <p className="text-sm text-ink-soft">{homeTexts.noAccountNeeded}</p>
        </div>
        <figure className="relative -mx-4 overflow-hidden bg-sunken pt-6 sm:mx-0 sm:rounded-xl">
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

/** One word on its way: what a Vietnamese says, the Hán Việt under it, and what a Japanese writes. */
function WordStone({ vietnamese, hanViet, kanji, kana }: (typeof heroWords)[number]) {
  return (
    <li className="grid justify-items-center rounded-lg border border-line bg-surface px-1 py-3 text-center shadow-card">
      <span className="text-sm text-ink-soft">{vietnamese}</span>
      <JapaneseText className="text-2xl font-bold">{[{ text: kanji, reading: kana }]}</JapaneseText>
      <span className="text-xs han-viet text-vermilion">{hanViet}</span>
    </li>
  );
}
