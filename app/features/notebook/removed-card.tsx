import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { addFavorite, type FavoriteItem, moveFavorite } from '#contract/notebook/endpoints.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import type { PendingRemoval } from './pending-removals.ts';

interface RemovedCardProps {
  readonly removal: PendingRemoval;
  readonly categoryId: string;
  readonly onRestored: (favorite: FavoriteItem) => void;
}

/** Shown in place of a removed word while the list is open, so that undo has no time limit. */
export function RemovedCard({ removal, categoryId, onRestored }: RemovedCardProps) {
  const { favorite, movedTo } = removal;
  const api = useApi();
  const sentenceId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const undo = useMutation({
    mutationFn: () =>
      movedTo
        ? api.call(moveFavorite, {
            params: { favoriteId: String(favorite.id) },
            body: { categoryId: Number(categoryId) },
          })
        : api.call(addFavorite, { query: { categoryId, itemId: String(favorite.item.id) } }),
    onSuccess: onRestored,
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });

  // The menu that had the focus was removed with its card.
  useEffect(() => button.current?.focus(), []);

  return (
    <li className="grid min-w-0 content-center justify-items-start gap-3 rounded-lg border border-dashed border-edge p-5">
      <p id={sentenceId} className="wrap-anywhere text-ink-soft">
        <JapaneseText className="font-bold text-ink">{favorite.item.kanji}</JapaneseText>{' '}
        {movedTo ? notebookTexts.moved(movedTo.name) : notebookTexts.takenOut}
      </p>
      <Button
        ref={button}
        variant="secondary"
        icon={<Undo2 aria-hidden className="size-4" />}
        aria-describedby={sentenceId}
        busyLabel={undo.isPending && notebookTexts.undoing}
        onClick={() => undo.mutate()}
      >
        {notebookTexts.undo}
      </Button>
    </li>
  );
}
