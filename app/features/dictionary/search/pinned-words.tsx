import { X } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { unpinWord, unpinWords, usePinnedWords } from './use-pinned-words.ts';

/** The words that somebody pinned in this browser, with their meanings. */
export function PinnedWords() {
  const words = usePinnedWords();
  const headingId = useId();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-sm font-bold text-ink-soft">
          {searchTexts.pinned}
        </h2>
        <Button variant="quiet" size="small" onClick={unpinWords}>
          {searchTexts.unpinAll}
        </Button>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {words.map((word) => (
          <li key={word.id} className="flex items-center">
            <Link
              to={paths.word(word.id)}
              className="flex min-h-12 min-w-0 flex-1 flex-wrap items-baseline gap-x-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
            >
              <JapaneseText className="text-lg font-bold">{word.kanji}</JapaneseText>
              {word.hiragana !== word.kanji && (
                <JapaneseText className="text-sm text-ink-soft">{word.hiragana}</JapaneseText>
              )}
              <span className="min-w-0 flex-1 basis-40 truncate text-sm text-ink-soft">
                <MixedText>{word.mean}</MixedText>
              </span>
            </Link>
            <IconButton
              label={searchTexts.unpin(word.kanji)}
              icon={<X className="size-4" />}
              onClick={() => unpinWord(word)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
