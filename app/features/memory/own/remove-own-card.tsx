import type { SentOwnCard } from '#contract/memory/own-card-endpoints.ts';
import { ownCardScreenTexts as texts, ownCardTexts } from '#contract/texts/own-cards.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useOwnCardChanges } from './use-own-card-changes.ts';

interface RemoveOwnCardProps {
  readonly card: Pick<SentOwnCard, 'id'>;
  readonly onClose: () => void;
}

/** Asks before what is on a card is gone for good. */
export function RemoveOwnCard({ card, onClose }: RemoveOwnCardProps) {
  const { remove } = useOwnCardChanges();
  const confirm = async () => {
    onClose();
    try {
      await remove.mutateAsync(card);
      showToast(ownCardTexts.deleted);
    } catch (error) {
      showLongToast(failureMessage(error), 'error');
    }
  };
  return (
    <OnDemand onFailed={onClose}>
      <Confirm
        open
        dangerous
        question={texts.removeQuestion}
        explanation={texts.removeExplanation}
        confirmLabel={texts.remove}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
    </OnDemand>
  );
}
