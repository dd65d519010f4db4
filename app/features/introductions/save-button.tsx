import { BookmarkCheck, BookmarkPlus } from 'lucide-react';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { introductionTexts as texts } from '#contract/texts/introductions.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

/** Saves words to the notebook with one tap. */
export interface WordSaving {
  readonly saved: ReadonlySet<number>;
  readonly saving: boolean;
  readonly save: (words: readonly ShortItem[]) => void;
}

interface SaveButtonProps {
  readonly word: ShortItem;
  readonly saving: WordSaving;
}

export function SaveButton({ word, saving: { saved, saving, save } }: SaveButtonProps) {
  const isSaved = saved.has(word.id);
  return (
    <IconButton
      label={isSaved ? texts.saved(word.kanji) : texts.save(word.kanji)}
      icon={isSaved ? <BookmarkCheck className="text-moss" /> : <BookmarkPlus />}
      // Stays focusable, so that the focus does not jump away from the button that was just used.
      aria-disabled={isSaved || saving}
      onClick={() => !isSaved && !saving && save([word])}
      className="noscript:hidden"
    />
  );
}
