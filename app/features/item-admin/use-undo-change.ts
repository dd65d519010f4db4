import { useMutation } from '@tanstack/react-query';
import type { ItemChangeKind } from '#contract/dictionary/item-change-kinds.ts';
import { type ItemChange, listItemChanges, undoItemChange } from '#contract/dictionary/upkeep-endpoints.ts';
import { ITEM_CHANGES_PER_PAGE } from '#contract/limits.ts';
import { itemAdminTexts } from '#contract/texts/item-admin.ts';
import type { Api } from '#app/lib/api.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { failureMessage } from '#app/lib/failure-message.ts';
import { useSession } from '#app/lib/session.ts';
import { showLongToast, showToast } from '#app/ui/toast.tsx';
import { useItemPage } from './use-item-page.ts';

/** A change by its id or, where the reply of the spec does not tell it, by what is known of it. */
export type Deed =
  | { readonly id: string }
  | { readonly kind: ItemChangeKind; /** Before and after. */ readonly words: readonly string[] };

/** Takes a change back; the table and the history follow. */
export function useUndoChange(onUndone?: () => void) {
  const api = useApi();
  const email = useSession()?.email ?? null;
  const { reload } = useItemPage();
  return useMutation({
    mutationFn: async (deed: Deed) => {
      const changeId = 'id' in deed ? deed.id : await findOwn(api, deed, email);
      if (changeId) await api.call(undoItemChange, { params: { changeId } });
      return changeId !== null;
    },
    onSuccess: (undone) => {
      if (undone) showToast(itemAdminTexts.undone, 'success');
      else showLongToast(itemAdminTexts.undoLost, 'error');
      reload();
      onUndone?.();
    },
    onError: (error) => {
      showLongToast(failureMessage(error), 'error');
      reload();
    },
  });
}

async function findOwn(
  api: Api,
  { kind, words }: Exclude<Deed, { id: string }>,
  email: string | null,
): Promise<string | null> {
  const isIt = (change: ItemChange) =>
    change.undoable &&
    change.kind === kind &&
    change.by === email &&
    change.words.some((word) => words.includes(word));
  const changes = await api.call(listItemChanges, { query: { page: 1, size: ITEM_CHANGES_PER_PAGE } });
  return changes.find(isIt)?.id ?? null;
}
