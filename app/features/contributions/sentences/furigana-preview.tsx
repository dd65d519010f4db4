import { sentenceDeskTexts as texts } from '#contract/texts/sentences.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese-text.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Inspected } from './use-inspection.ts';

/** The model answer as learners will read it. */
export function FuriganaPreview({ words, failed, outcome }: Pick<Inspected, 'words' | 'failed' | 'outcome'>) {
  return (
    <div className="grid min-h-20 content-center gap-1 rounded-md bg-sunken px-4 py-3">
      <p className="text-xs font-bold text-ink-soft">{texts.furigana}</p>
      {words.length > 0 ? (
        <JapaneseText as="p" className="readings-stay text-xl">
          {words.flatMap(({ ruby }) => parseRuby(ruby))}
        </JapaneseText>
      ) : outcome === 'waiting' ? (
        <Skeleton className="h-6 w-48" />
      ) : (
        <p className="text-sm text-ink-soft">{failed ? texts.inspectFailed : texts.furiganaEmpty}</p>
      )}
    </div>
  );
}
