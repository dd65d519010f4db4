import { ArrowRight } from 'lucide-react';
import { homeTexts, soundBridges } from '#contract/texts/home.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Section } from './section.tsx';

/** Four rules that turn a Hán Việt syllable into a guess at the Japanese reading. */
export function SoundBridges() {
  return (
    <Section heading={homeTexts.soundHeading} lead={homeTexts.soundLead}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(max(8.5rem,40%),100%),1fr))] gap-3 sm:gap-4 lg:grid-cols-4">
        {soundBridges.map((bridge) => (
          <SoundBridge key={bridge.from} {...bridge} />
        ))}
      </ul>
    </Section>
  );
}

function SoundBridge({ from, to, examples }: (typeof soundBridges)[number]) {
  return (
    <li className="rounded-lg border border-line bg-surface">
      <p className="grid gap-1 border-b border-line px-3 py-3 sm:px-5 sm:py-4">
        <span className="text-sm text-ink-soft">{homeTexts.ending}</span>
        <span className="flex gap-x-2 font-bold max-sm:flex-col sm:text-lg">
          {from}
          <span className="flex items-center gap-x-2">
            <ArrowRight aria-hidden className="size-4 text-ink-soft" />
            <JapaneseText className="text-vermilion">{to}</JapaneseText>
          </span>
        </span>
      </p>
      <ul className="divide-y divide-line px-3 sm:px-5">
        {examples.map(({ hanViet, kanji, kana }) => (
          <li
            key={kanji}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 py-3 sm:grid-cols-[1fr_auto_1fr]"
          >
            <span className="text-sm han-viet">{hanViet}</span>
            <JapaneseText className="row-span-2 text-3xl font-bold max-sm:order-first sm:row-auto">
              {kanji}
            </JapaneseText>
            <JapaneseText className="text-ink-soft sm:text-right">{kana}</JapaneseText>
          </li>
        ))}
      </ul>
    </li>
  );
}
