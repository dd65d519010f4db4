import { founderTexts } from '#contract/texts/founder.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { Section } from './section.tsx';

/** What the product is built on; true of it whoever stands behind it. */
export function Beliefs() {
  return (
    <Section heading={founderTexts.beliefsHeading}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {founderTexts.beliefs.map(({ kanji, title, text }) => (
          <li
            key={kanji}
            className="grid content-start gap-2 rounded-lg border border-line bg-surface p-5 shadow-card"
          >
            <span aria-hidden className="text-headword text-indigo">
              <JapaneseText>{kanji}</JapaneseText>
            </span>
            <h3 className="text-lg font-bold">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
