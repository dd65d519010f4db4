import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { addFavorite, type Category } from '#contract/notebook/endpoints.ts';
import { notebookTexts, saveWordTexts } from '#contract/texts/notebook.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { rememberWords } from '#app/lib/memory/remember.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { useNotebookChanged } from '../notebook-queries.ts';
import { useCategoryChanges } from '../use-category-changes.ts';

/** Where a word goes: an existing category, or a new one with this name. */
export type Target = { readonly id: number } | { readonly name: string; readonly isTyped: boolean };

interface Problem {
  readonly at: 'choice' | 'name';
  readonly message: string;
}

interface Saving {
  readonly itemId: number;
  readonly userId: number | null;
  readonly onCreated: (category: Category) => void;
  readonly onSaved: () => void;
}

/** Creates a category if it is new, and saves a word to it. A created category stays when the word is refused. */
export function useSaveToCategory({ itemId, userId, onCreated, onSaved }: Saving) {
  const api = useApi();
  const notebookChanged = useNotebookChanged();
  const { create } = useCategoryChanges(userId);
  const [problem, setProblem] = useState<Problem | null>(null);

  const add = useMutation({
    mutationFn: (categoryId: number) =>
      api.call(addFavorite, { query: { categoryId: String(categoryId), itemId: String(itemId) } }),
    onSuccess: async () => {
      notebookChanged();
      await rememberWords([itemId]);
      showToast(saveWordTexts.saved, 'success');
      onSaved();
    },
    onError: (error) => setProblem({ at: 'choice', message: failureMessage(error) }),
  });

  const createNow = (name: string, isTyped: boolean, then: (category: Category) => void) =>
    create.mutate(name, {
      onSuccess: (category) => {
        if (isTyped) showToast(notebookTexts.created, 'success');
        onCreated(category);
        then(category);
      },
      onError: (error) =>
        setProblem({
          at: isTyped ? 'name' : 'choice',
          message: notebookTexts.createFailed(failureMessage(error)),
        }),
    });

  return {
    problem,
    clearProblem: () => setProblem(null),
    saving: add.isPending,
    creating: create.isPending,

    save(target: Target | null) {
      setProblem(target ? null : { at: 'choice', message: saveWordTexts.notChosen });
      if (!target || add.isPending || create.isPending) return;
      if ('id' in target) add.mutate(target.id);
      else createNow(target.name, target.isTyped, ({ id }) => add.mutate(id));
    },

    createOnly(name: string) {
      setProblem(name ? null : { at: 'name', message: notebookTexts.nameMissing });
      if (name && !create.isPending) createNow(name, true, () => {});
    },
  };
}
