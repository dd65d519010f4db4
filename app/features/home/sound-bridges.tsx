import { ArrowRight } from 'lucide-react';
import { homeTexts, soundBridges } from '#contract/texts/home.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { Section } from './section.tsx';

/** Four rules that turn a Hán Việt syllable into a guess at the Japanese reading. */
export function SoundBridges() {
  return (
    <Section tinted heading={homeTexts.soundHeading} lead={homeTexts.soundLead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
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
      <p className="grid gap-1 border-b border-line px-5 py-4">
        <span className="text-sm text-ink-soft">{homeTexts.ending}</span>
        <span className="flex items-center gap-2 text-lg font-bold whitespace-nowrap">
          {from}
          <ArrowRight aria-hidden className="size-4 text-ink-soft" />
          <JapaneseText className="text-vermilion">{to}</JapaneseText>
        </span>
      </p>
      <ul className="divide-y divide-line px-5">
        {examples.map(({ hanViet, kanji, kana }) => (
          <li key={kanji} className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 py-3">
            <span className="text-sm han-viet">{hanViet}</span>
            <JapaneseText className="text-3xl font-bold">{kanji}</JapaneseText>
            <JapaneseText className="text-right text-ink-soft">{kana}</JapaneseText>
          </li>
        ))}
      </ul>
    </li>
  );
}
