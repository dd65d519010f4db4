import { Plus } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { faq, homeTexts } from '#contract/texts/home.ts';
import { TextLink } from '#app/ui/link.tsx';
import { Section } from './section.tsx';

/** The browser's own disclosure: it opens without JavaScript too. */
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
            <p className="max-w-[62ch] pb-5 text-ink-soft">{answer}</p>
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
