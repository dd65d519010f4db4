import { Plus } from 'lucide-react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { useAddWords } from './use-add-words.ts';

/** How many words of a list have no card yet, and the button that adds those. */
export function AddWords({ words }: { readonly words: readonly ShortItem[] }) {
  const adding = useAddWords(words);
  if (!adding) return <Skeleton className="h-11" />;
  const { missing, add } = adding;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status">{texts.missing(missing.length, words.length)}</p>
      {missing.length > 0 && (
        <Button variant="secondary" icon={<Plus aria-hidden />} onClick={() => void add()}>
          {texts.add(missing.length)}
        </Button>
      )}
    </div>
  );
}
