import { practiceTexts } from '#contract/texts/practice.ts';

/** The sentence to turn into Japanese. */
export function SentencePrompt({ sentence }: { readonly sentence: string }) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{practiceTexts.translateThis}</p>
      <h1 tabIndex={-1} className="text-2xl leading-snug font-bold outline-none sm:text-3xl">
        {sentence}
      </h1>
    </div>
  );
}
