import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { addFavorite, type Category, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { saveWordTexts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { Button } from '#app/ui/button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { CategoryRadios } from './category-radios.tsx';
import { NewCategoryForm } from './new-category-form.tsx';
import { useNotebookChanged } from './notebook-queries.ts';

export interface WordToSave {
  readonly id: number;
  readonly kanji: string;
  readonly mean: string;
}

interface SaveWordDialogProps {
  readonly word: WordToSave;
  readonly userId: number | null;
  readonly onClose: () => void;
}

/** Saves a word to an existing category, or to one created here (PRODUCT.md, Notebook). */
export default function SaveWordDialog({ word, userId, onClose }: SaveWordDialogProps) {
  const formId = useId();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const { choices, addChoice, error, retry } = useChoices(word, userId);
  const { save, saving, problem, clearProblem } = useSave(word, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(chosenId);
  };
  const choose = (id: number) => {
    setChosenId(id);
    clearProblem();
  };
  const created = (category: Category) => {
    addChoice(category);
    choose(category.id);
  };
  const hasChoices = choices !== undefined && choices.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={saveWordTexts.title}
      description={
        <>
          <JapaneseText className="font-bold text-ink">{word.kanji}</JapaneseText> {word.mean}
        </>
      }
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={!choices} busyLabel={saving && saveWordTexts.saving}>
            {saveWordTexts.save}
          </Button>
        </>
      }
    >
      {!choices && error && <ErrorState message={failureMessage(error)} onRetry={retry} />}
      {!choices && !error && <ListSkeleton rows={3} className="h-11" />}
      {choices && (
        <div className="grid gap-5">
          {!hasChoices && <p>{saveWordTexts.firstCategory}</p>}
          <form id={formId} noValidate onSubmit={submit} className="grid gap-3 empty:hidden">
            {hasChoices && <CategoryRadios choices={choices} chosenId={chosenId} onChoose={choose} />}
            {problem && (
              <p role="alert" className="text-error">
                {problem}
              </p>
            )}
          </form>
          <NewCategoryForm userId={userId} onCreated={created} />
        </div>
      )}
    </Dialog>
  );
}

function useChoices({ id }: WordToSave, userId: number | null) {
  const client = useQueryClient();
  // Also marks what another tab has saved since.
  const query = ownQuery(listCategoryChoices, { query: { itemId: String(id) } }, userId);
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  return {
    choices: data,
    error,
    retry: () => void refetch(),
    addChoice: (category: Category) =>
      client.setQueryData(query.queryKey, (known) => [{ ...category, contains: false }, ...(known ?? [])]),
  };
}

function useSave({ id }: WordToSave, onSaved: () => void) {
  const api = useApi();
  const notebookChanged = useNotebookChanged();
  const [chosenMissing, setChosenMissing] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (categoryId: number) =>
      api.call(addFavorite, { query: { categoryId: String(categoryId), itemId: String(id) } }),
    onSuccess: () => {
      notebookChanged();
      showToast(saveWordTexts.saved, 'success');
      onSaved();
    },
  });
  const refusal = error && failureMessage(error);
  return {
    saving: isPending,
    problem: chosenMissing ? saveWordTexts.notChosen : refusal,
    clearProblem: () => {
      setChosenMissing(false);
      reset();
    },
    save: (categoryId: number | null) => {
      setChosenMissing(categoryId === null);
      if (categoryId !== null) mutate(categoryId);
    },
  };
}
