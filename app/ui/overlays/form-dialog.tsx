import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string;
  /** From `useFirstField`. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether closing would lose typed text. */
  readonly isTyped: boolean;
  readonly submitLabel: string;
  /** The label while it is being sent. */
  readonly busyLabel: string | false;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with its two buttons. Esc or a click outside does not lose typed text. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, form, isTyped, submitLabel, busyLabel, onSubmit, onClose, children } = props;
  const formId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (isTyped ? setIsLeaving(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="grid gap-5" onSubmit={onSubmit}>
        {children}
      </form>
      {isLeaving && <DiscardQuestion onDiscard={onClose} onKeep={() => setIsLeaving(false)} />}
    </Dialog>
  );
}
