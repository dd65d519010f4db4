import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CATEGORY_MAX_CHARS } from '#contract/limits.ts';
import { type Category, type CategoryChoice, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { notebookTexts, saveWordTexts } from '#contract/texts/notebook.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { categoriesQuery } from '../notebook-queries.ts';
import { chosenAtFirst, isSameName, offeredCategories, type OfferedCategory } from './category-choices.ts';
import { CategoryRadios } from './category-radios.tsx';
import { type Target, useSaveToCategory } from './use-save-to-category.ts';

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

/** Saves a word with one key: “Từ của tôi” is chosen and “Lưu” has the focus (PRODUCT.md, Notebook). */
export default function SaveWordDialog({ word, userId, onClose }: SaveWordDialogProps) {
  const formId = useId();
  const { choices, isOffline, addChoice, error, retry } = useChoices(word, userId);
  const { offered, chosen, name, choose, type } = useChosenCategory(choices);
  const saveButton = useFocusWhen(choices !== undefined);
  const { save, createOnly, saving, creating, problem, clearProblem } = useSaveToCategory({
    itemId: word.id,
    word: word.kanji,
    userId,
    onCreated: (category) => {
      addChoice(category);
      choose(category.id);
    },
    onSaved: onClose,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(targetOf(offered, chosen, name));
  };
  const busyLabel = (saving && saveWordTexts.saving) || (creating && notebookTexts.creating);
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
          <Button ref={saveButton} type="submit" form={formId} disabled={!choices} busyLabel={busyLabel}>
            {saveWordTexts.save}
          </Button>
        </>
      }
    >
      {!choices && error && <ErrorState message={failureMessage(error)} onRetry={retry} />}
      {!choices && !error && <ListSkeleton rows={3} className="h-11" />}
      {choices && (
        <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
          <div className="grid gap-3">
            {isOffline && (
              <p role="status" className="text-ink-soft">
                {outboxTexts.offlineCategories}
              </p>
            )}
            <CategoryRadios
              offered={offered}
              chosen={chosen}
              onChoose={({ id }) => {
                choose(id);
                clearProblem();
              }}
            />
            {problem?.at === 'choice' && (
              <p role="alert" className="text-error">
                {problem.message}
              </p>
            )}
          </div>
          <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
            <Field
              label={saveWordTexts.newCategory}
              hint={saveWordTexts.newCategoryHint}
              value={name}
              maxLength={CATEGORY_MAX_CHARS}
              autoComplete="off"
              error={problem?.at === 'name' ? problem.message : null}
              onChange={(event) => {
                type(event.target.value);
                clearProblem();
              }}
            />
            {/* On wide screens beside the input, below the height of its label. */}
            <Button
              variant="secondary"
              className="h-12 sm:mt-7"
              busyLabel={creating && notebookTexts.creating}
              onClick={() => createOnly(name.trim())}
            >
              {notebookTexts.create}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** A typed name is a choice too: it replaces the chosen category, and without it nothing is chosen. */
function useChosenCategory(choices: readonly CategoryChoice[] | undefined) {
  /** The id of the chosen category, if the learner has changed the choice. */
  const [changed, setChanged] = useState<{ readonly id: number | null } | 'typed' | null>(null);
  const [name, setName] = useState('');
  const offered = offeredCategories(choices ?? []);
  const chosen =
    changed === null
      ? chosenAtFirst(offered)
      : (offered.find(({ id }) => changed !== 'typed' && id === changed.id) ?? null);
  return {
    offered,
    chosen,
    name,
    choose(id: number | null) {
      setChanged({ id });
      setName('');
    },
    type(text: string) {
      setChanged('typed');
      setName(text);
    },
  };
}

function targetOf(
  offered: readonly OfferedCategory[],
  chosen: OfferedCategory | null,
  typed: string,
): Target | null {
  const name = typed.trim();
  const wanted = name ? (offered.find((category) => isSameName(category.name, name)) ?? null) : chosen;
  if (wanted) return wanted.id === null ? { name: wanted.name, isTyped: name !== '' } : { id: wanted.id };
  return name ? { name, isTyped: true } : null;
}

/** Focuses a button as soon as it can be used. The dialog takes the focus first and remembers its opener. */
function useFocusWhen(isReady: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isReady) return;
    const turn = setTimeout(() => button.current?.focus());
    return () => clearTimeout(turn);
  }, [isReady]);
  return button;
}

function useChoices({ id }: WordToSave, userId: number | null) {
  const client = useQueryClient();
  // Also marks what another tab has saved since.
  const query = ownQuery(listCategoryChoices, { query: { itemId: String(id) } }, userId);
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  // Without a network a word can still be saved: to a category that this page has seen, or to “Từ của tôi”.
  const isOffline = !data && error !== null && !(error instanceof ApiError);
  const seen = () => client.getQueryData(categoriesQuery(userId).queryKey) ?? [];
  return {
    choices: isOffline ? seen().map((category) => ({ ...category, contains: false })) : data,
    isOffline,
    error,
    retry: () => void refetch(),
    addChoice: (category: Category) =>
      client.setQueryData(query.queryKey, (known) => [{ ...category, contains: false }, ...(known ?? [])]),
  };
}
