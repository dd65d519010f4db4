import { Plus } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { faq, homeTexts } from '#contract/texts/home.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';
import { firstLessonPath } from './first-lessons.tsx';
import { NightBridge } from './night-bridge.tsx';
import { Section } from './section.tsx';

/** A native `<details>`: it opens without JavaScript too. */
export function Faq() {
  return (
    <Section tinted heading={homeTexts.faqHeading}>
      <div className="max-w-3xl divide-y divide-line rounded-xl border border-line bg-surface">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group px-5 sm:px-6">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-bold [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-indigo transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="max-w-[62ch] pb-5 text-ink-soft">
              <MixedText>{answer}</MixedText>
            </p>
          </details>
        ))}
      </div>
      <p className="text-ink-soft">
        {homeTexts.faqMore} <TextLink to={paths.feedback}>{homeTexts.faqFeedback}</TextLink> {homeTexts.faqOr}{' '}
        <TextLink to={paths.profile}>{homeTexts.faqFounder}</TextLink>.
      </p>
    </Section>
  );
}

/** The last section of the landing page, dark like the night. */
export function Closing() {
  return (
    <section className="relative overflow-hidden bg-night text-on-night">
      <div className="container-page grid gap-x-10 pt-14 sm:grid-cols-2 sm:pt-20">
        <div className="grid content-center justify-items-start gap-6 pb-4 sm:pb-20">
          <h2 className="max-w-[16ch] text-3xl font-bold tracking-tight">{homeTexts.closingHeading}</h2>
          <ButtonLink size="large" to={firstLessonPath} className="bg-on-night! text-night!">
            {homeTexts.closingAction}
          </ButtonLink>
        </div>
        <NightBridge className="w-full self-end" />
      </div>
    </section>
  );
}
