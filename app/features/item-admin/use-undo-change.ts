import { useMutation } from '@tanstack/react-query';
import { undoItemChange } from '#contract/dictionary/upkeep-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { failureMessage } from '#app/lib/failure-message.ts';
import { showLongToast, showToast } from '#app/ui/toast.tsx';
import { useItemPage } from './use-item-page.ts';

/** Takes a change back; the table and the history follow. */
export function useUndoChange(onUndone?: () => void) {
  const api = useApi();
  const { reload } = useItemPage();
  return useMutation({
    mutationFn: (changeId: string) => api.call(undoItemChange, { params: { changeId } }),
    onSuccess: () => {
      showToast(itemAdminTexts.undone, 'success');
      reload();
      onUndone?.();
    },
    onError: (error) => {
      showLongToast(failureMessage(error), 'error');
      reload();
    },
  });
}
