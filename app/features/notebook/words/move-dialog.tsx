import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Category, type FavoritePlace, moveFavorites } from '#contract/notebook/endpoints.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/forms/field.tsx';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { favoriteIdsOf, type NotebookWord } from './word-rows.ts';

interface MoveDialogProps {
  readonly words: readonly NotebookWord[];
  /** Where they can go; at least one. */
  readonly others: readonly Category[];
  readonly onMoved: (places: readonly FavoritePlace[], to: Category) => void;
  readonly onClose: () => void;
}

export default function MoveDialog({ words, others, onMoved, onClose }: MoveDialogProps) {
  const api = useApi();
  const formId = useId();
  const form = useFirstField();
  const [chosenId, setChosenId] = useState(String(others[0]?.id));
  const move = useMutation({
    mutationFn: (to: Category) =>
      api.call(moveFavorites, { body: { favoriteIds: favoriteIdsOf(words), categoryId: to.id } }),
    onSuccess: onMoved,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = others.find(({ id }) => String(id) === chosenId);
    if (to) move.mutate(to);
  };
  const [word, ...more] = words;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={notebookTexts.move}
      description={
        word && more.length === 0 ? (
          <JapaneseText className="text-lg font-bold text-ink">{word.item.kanji}</JapaneseText>
        ) : (
          <strong className="text-lg text-ink">{notebookTexts.words(formatNumber(words.length))}</strong>
        )
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busyLabel={move.isPending && notebookTexts.moving}>
            {notebookTexts.moveConfirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit}>
        <Select
          label={notebookTexts.moveTo}
          value={chosenId}
          onChange={(event) => setChosenId(event.target.value)}
          error={move.error && failureMessage(move.error)}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </form>
    </Dialog>
  );
}
