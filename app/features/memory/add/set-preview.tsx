import { Plus } from 'lucide-react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { meaningsIn } from '#core/dictionary/meanings-in.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { useAddWords } from './use-add-words.ts';

const SHOWN = 12;

/** The words of a set, how many of them have no card, and the button that adds those. */
export function SetPreview({ words }: { readonly words: readonly ShortItem[] }) {
  const adding = useAddWords(words);
  if (!adding) return <Skeleton className="h-24" />;
  if (words.length === 0) return <p className="text-ink-soft">{texts.noWords}</p>;
  const { missing, add } = adding;
  return (
    <div className="grid gap-3">
      <p role="status">{texts.missing(missing.length, words.length)}</p>
      {missing.length > 0 && (
        <>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            {missing.slice(0, SHOWN).map(({ id, kanji, hiragana, mean }) => (
              <li key={id}>
                <span lang="ja" className="text-ink">
                  {kanji || hiragana}
                </span>{' '}
                {meaningsIn(mean)[0]}
              </li>
            ))}
            {missing.length > SHOWN && <li>{texts.more(missing.length - SHOWN)}</li>}
          </ul>
          <Button className="justify-self-start" icon={<Plus aria-hidden />} onClick={() => void add()}>
            {texts.add(missing.length)}
          </Button>
        </>
      )}
    </div>
  );
}
