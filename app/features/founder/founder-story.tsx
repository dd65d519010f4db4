import { paths } from '#contract/paths.ts';
import { founderTexts } from '#contract/texts/founder.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { Section } from './section.tsx';

/** Kakehashi's idea in one sentence, and the story behind it if there is one. */
export function Story({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return (
    <section className="bg-sunken py-14 sm:py-20">
      <div className="container-page grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1fr_1.05fr]">
        <figure className="grid gap-4 border-l-4 border-vermilion pl-6">
          <blockquote className="text-2xl font-bold text-balance">“{founderTexts.idea}”</blockquote>
          <figcaption className="text-ink-soft">
            <MixedText>{founderTexts.ideaNote}</MixedText>
          </figcaption>
        </figure>
        {paragraphs.length > 0 && (
          <div className="grid gap-4">
            <h2 className="text-2xl font-bold tracking-tight">{founderTexts.storyHeading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[60ch] text-lg">
                <MixedText>{paragraph}</MixedText>
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The principles of the product; they do not depend on the person. */
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

/** Links from the person to the product. */
export function WayOn() {
  return (
    <section className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-indigo-wash p-6 sm:p-10">
      <div className="grid gap-1">
        <h2 className="text-2xl font-bold tracking-tight">{founderTexts.closingHeading}</h2>
        <p className="text-lg">{founderTexts.closingText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.exercises}>{founderTexts.practise}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.feedback}>
          {founderTexts.feedback}
        </ButtonLink>
      </div>
    </section>
  );
}
