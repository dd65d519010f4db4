import type { ShortItem } from '#contract/dictionary/item.ts';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { subjectOf } from '#core/memory/card.ts';
import { addWordCards } from '#app/lib/memory/add-cards.ts';
import { useMemory } from '#app/lib/memory/use-memory.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';

/** The words that have no card yet, and how they get one; `undefined` until the log is read. */
export function useAddWords(words: readonly ShortItem[]) {
  const memory = useMemory();
  if (!memory) return undefined;
  const missing = words.filter(
    ({ id }) => !memory.cards.has(subjectOf({ kind: 'word', wordId: id, direction: 'read' })),
  );
  return {
    missing,
    add: async () => {
      await addWordCards(missing.map(({ id }) => id));
      showToast(texts.added(missing.length));
    },
  };
}
