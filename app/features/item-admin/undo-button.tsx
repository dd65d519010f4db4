import { useMutation } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type Ref, useState } from 'react';
import { undoItemChange } from '#contract/dictionary/admin-endpoints.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useItemPage } from './use-item-page.ts';

const Confirm = onDemand(() => import('#app/ui/overlays/confirm.tsx'));

interface UndoButtonProps {
  readonly changeId: string;
  /** Number of items that an import changed: undoing an import needs a confirmation. */
  readonly imported?: number;
  /** Id of the text that describes the change. */
  readonly describedBy: string;
  readonly onUndone?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function UndoButton({ changeId, imported, describedBy, onUndone, ref }: UndoButtonProps) {
  const [confirming, setConfirming] = useState(false);
  const undo = useUndoChange(onUndone);
  return (
    <>
      <Button
        ref={ref}
        variant="quiet"
        size="small"
        icon={<Undo2 aria-hidden className="size-4" />}
        aria-describedby={describedBy}
        busyLabel={undo.isPending && itemAdminTexts.undoing}
        onClick={() => (imported === undefined ? undo.mutate(changeId) : setConfirming(true))}
      >
        {itemAdminTexts.undo}
      </Button>
      {confirming && (
        <OnDemand onFailed={() => setConfirming(false)}>
          <Confirm
            open
            dangerous
            question={itemAdminTexts.undoImportQuestion(formatNumber(imported ?? 0))}
            explanation={itemAdminTexts.undoImportText}
            confirmLabel={itemAdminTexts.undo}
            onConfirm={() => {
              setConfirming(false);
              undo.mutate(changeId);
            }}
            onCancel={() => setConfirming(false)}
          />
        </OnDemand>
      )}
    </>
  );
}

/** Undoes a change; the table and the history are refreshed. */
function useUndoChange(onUndone?: () => void) {
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
