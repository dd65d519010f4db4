import { Pin, PinOff } from 'lucide-react';
import { searchTexts } from '#contract/texts/search.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { pinWord, type PinnedWord, unpinWord, usePinnedWords } from './search/use-pinned-words.ts';

/** Puts a word under the empty search box, or takes it away. */
export function PinButton({ item }: { readonly item: PinnedWord }) {
  const isPinned = usePinnedWords().some(({ id }) => id === item.id);
  return isPinned ? (
    <IconButton
      label={searchTexts.unpin(item.kanji)}
      icon={<PinOff />}
      className="text-indigo"
      onClick={() => unpinWord(item)}
    />
  ) : (
    <IconButton label={searchTexts.pin(item.kanji)} icon={<Pin />} onClick={() => pinWord(item)} />
  );
}
