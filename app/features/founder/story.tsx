import { founderTexts } from '#contract/texts/founder.ts';
import { MixedText } from '#app/ui/mixed-text.tsx';

/** Kakehashi's idea in one sentence, and why it came about, where that is told. */
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
