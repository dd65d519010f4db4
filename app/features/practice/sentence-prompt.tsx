import { practiceTexts } from '#contract/texts/practice.ts';

interface SentencePromptProps {
  readonly sentence: string;
  /** Where the sentence is not what the whole page is about. */
  readonly heading?: 'h1' | 'h3';
}

/** The sentence to turn into Japanese. */
export function SentencePrompt({ sentence, heading: Heading = 'h1' }: SentencePromptProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{practiceTexts.translateThis}</p>
      <Heading tabIndex={-1} className="text-2xl leading-snug font-bold outline-none sm:text-3xl">
        {sentence}
      </Heading>
    </div>
  );
}
