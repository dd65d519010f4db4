import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { contributionActionTexts as texts } from '#contract/texts/contributions.ts';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';

export const VersionHistoryDialog = onDemand(() => import('../version-history-dialog.tsx'));

interface StepDialogProps {
  readonly at: 'discarding' | 'history';
  readonly kind: ContentKind;
  readonly piece: { readonly id: number; readonly revision: number };
  readonly onDiscard: (id: number) => void;
  readonly onClose: () => void;
}

/** Dialogs that every piece has besides its editor: discarding the newer version, and the history. */
export function StepDialog({ at, kind, piece: { id, revision }, onDiscard, onClose }: StepDialogProps) {
  if (at === 'history')
    return (
      <VersionHistoryDialog kind={kind} id={id} revision={revision} onRestored={onClose} onClose={onClose} />
    );
  return (
    <Confirm
      open
      dangerous
      question={texts.discardQuestion}
      explanation={texts.discardText}
      confirmLabel={texts.discard}
      onConfirm={() => {
        onClose();
        onDiscard(id);
      }}
      onCancel={onClose}
    />
  );
}
