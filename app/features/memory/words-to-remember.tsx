import { Brain, Check } from 'lucide-react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { paths } from '#contract/paths.ts';
import { wordsToRememberTexts as texts } from '#contract/texts/memory-levels.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { useAddWords } from './add/use-add-words.ts';

/** At the end of a lesson: its words become cards with one tap, without an account too. */
export default function WordsToRemember({ words }: { readonly words: readonly ShortItem[] }) {
  const adding = useAddWords(words);
  if (!adding) return <Skeleton className="h-20" />;
  const { missing, add } = adding;
  return (
    <div className="flex min-h-20 flex-wrap items-center justify-between gap-3 rounded-xl bg-indigo-wash px-4 py-3">
      {missing.length === 0 ? (
        <>
          <p role="status" className="flex items-center gap-2 font-bold text-moss">
            <Check aria-hidden className="size-5" />
            {texts.all}
          </p>
          <TextLink to={paths.review}>{texts.toReview}</TextLink>
        </>
      ) : (
        <>
          <p className="max-w-[40ch]">{texts.why}</p>
          <Button icon={<Brain aria-hidden />} onClick={() => void add()}>
            {texts.add(missing.length)}
          </Button>
        </>
      )}
    </div>
  );
}
