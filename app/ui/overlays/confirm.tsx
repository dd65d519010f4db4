import type { ReactNode } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly open: boolean;
  readonly question: string;
  readonly explanation?: ReactNode;
  readonly confirmLabel: string;
  /** Until it is known what is agreed to. */
  readonly confirmBusyLabel?: string | false;
  readonly cancelLabel?: string;
  /** For actions that cannot be undone. */
  readonly dangerous?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation. Esc and a click outside mean no. */
export default function Confirm(props: ConfirmProps) {
  const {
    open,
    question,
    explanation,
    confirmLabel,
    confirmBusyLabel,
    cancelLabel = uiTexts.cancel,
    dangerous,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={question}
      description={explanation}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={dangerous ? 'danger' : 'primary'} busyLabel={confirmBusyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
