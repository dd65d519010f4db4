import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OUTBOX_MAX } from '#contract/device-limits.ts';
import type { Category } from '#contract/notebook/endpoints.ts';
import { notebookRefusals, notebookTexts, saveWordTexts } from '#contract/texts/notebook.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { rememberWords } from '#app/lib/memory/remember.ts';
import { newUuid } from '#app/lib/new-uuid.ts';
import type { OutboxInputs } from '#app/lib/outbox/outbox-entry.ts';
import { useOutbox } from '#app/lib/outbox/use-outbox.ts';
import { hasExpired } from '#app/lib/session/session.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
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
  readonly word: string;
  readonly userId: number | null;
  readonly onCreated: (category: Category) => void;
  readonly onSaved: () => void;
}

/** Creates a category if it is new, and saves a word to it. A created category stays when the word is refused. */
export function useSaveToCategory({ itemId, word, userId, onCreated, onSaved }: Saving) {
  const outbox = useOutbox();
  const notebookChanged = useNotebookChanged();
  const { create } = useCategoryChanges(userId);
  const [problem, setProblem] = useState<Problem | null>(null);

  const add = useMutation({
    mutationFn: async (category: OutboxInputs['save']['category']) => {
      const outcome = await outbox().submit('save', { itemId, word, category });
      if (outcome.state === 'refused') throw outcome.error;
      if (outcome.state === 'full') throw new ApiError(409, outboxTexts.full(OUTBOX_MAX));
      if (outcome.state === 'sent' && outcome.reply === null)
        throw new ApiError(409, notebookRefusals.alreadyInCategory);
      return outcome.state;
    },
    onSuccess: async (state) => {
      notebookChanged();
      await rememberWords([itemId]);
      if (state === 'waiting')
        showLongToast(hasExpired() ? outboxTexts.wordKeptForLogin : outboxTexts.wordKept);
      else showToast(saveWordTexts.saved, 'success');
      onSaved();
    },
    onError: (error) => setProblem({ at: 'choice', message: failureMessage(error) }),
  });

  const createNow = (
    name: string,
    isTyped: boolean,
    then: (category: Category) => void,
    { onOffline }: { readonly onOffline?: () => void } = {},
  ) =>
    create.mutate(name, {
      onSuccess: (category) => {
        if (isTyped) showToast(notebookTexts.created, 'success');
        onCreated(category);
        then(category);
      },
      onError: (error) => {
        if (onOffline && !(error instanceof ApiError)) return onOffline();
        setProblem({
          at: isTyped ? 'name' : 'choice',
          message: notebookTexts.createFailed(failureMessage(error)),
        });
      },
    });

  return {
    problem,
    clearProblem: () => setProblem(null),
    saving: add.isPending,
    creating: create.isPending,

    save(target: Target | null) {
      setProblem(target ? null : { at: 'choice', message: saveWordTexts.notChosen });
      if (!target || add.isPending || create.isPending) return;
      if ('id' in target) add.mutate({ id: target.id });
      else
        createNow(target.name, target.isTyped, ({ id }) => add.mutate({ id }), {
          // The category is created with the word when the network is back.
          onOffline: () => add.mutate({ name: target.name, key: newUuid() }),
        });
    },

    createOnly(name: string) {
      setProblem(name ? null : { at: 'name', message: notebookTexts.nameMissing });
      if (name && !create.isPending) createNow(name, true, () => {});
    },
  };
}
