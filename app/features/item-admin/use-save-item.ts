import { useMutation } from '@tanstack/react-query';
import { createItem, updateItem } from '#contract/dictionary/endpoints.ts';
import type { Item, SavedItem } from '#contract/dictionary/item.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { editedItemFrom, type ItemForm, newItemFrom } from './item-form.ts';

interface SaveItem {
  /** The item to edit; null creates a new one. */
  readonly item: Item | null;
  readonly onSaved: (saved: SavedItem) => void;
  readonly onRefused: (error: unknown) => void;
}

/** Every outcome shows a toast (PRODUCT.md, Dictionary); the dialog shows the reason of a failure. */
export function useSaveItem({ item, onSaved, onRefused }: SaveItem) {
  const api = useApi();
  return useMutation({
    mutationFn: (form: ItemForm) =>
      item
        ? api.call(updateItem, { params: { id: String(item.id) }, body: editedItemFrom(form) })
        : api.call(createItem, { body: newItemFrom(form) }),
    onSuccess: (saved) => {
      showToast(item ? itemAdminTexts.updateSucceeded : itemAdminTexts.createSucceeded, 'success');
      onSaved(saved);
    },
    onError: (error) => {
      showToast(item ? updateFailure(error) : itemAdminTexts.createFailed, 'error');
      onRefused(error);
    },
  });
}

/** Distinguishes a refusal from a server that failed or was unreachable. */
const updateFailure = (error: unknown) =>
  error instanceof ApiError && error.statusCode < 500
    ? itemAdminTexts.updateRefused
    : itemAdminTexts.updateFailed;
