import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { contributorTexts as texts } from '#contract/texts/contributions.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '#app/ui/button.tsx';
import { focusFirstField, useFirstField } from '#app/ui/forms/use-first-field.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { DiscardQuestion } from '#app/ui/overlays/discard-question.tsx';

interface PieceDialogProps {
  readonly title: string;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Why the server refused the whole form. */
  readonly failure: string | undefined;
  /** Both versions, in case of an edit conflict. */
  readonly conflict: ReactNode;
  readonly onTakeNewest: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the dialogs in which a piece is edited. Typed text stays until it is saved or discarded. */
export function PieceDialog(props: PieceDialogProps) {
  const { title, isDirty, isSaving, failure, conflict, onTakeNewest, onSubmit, onClose, children } = props;
  const formId = useId();
  const form = useFirstField();
  const [leaving, setLeaving] = useState(false);

  // Esc or a click outside must not lose typed text. While saving the outcome is unknown, so the dialog stays open.
  const close = () => {
    if (isSaving) return;
    if (isDirty) setLeaving(true);
    else onClose();
  };
  const stay = () => setLeaving(false);
  const takeNewest = () => {
    onTakeNewest();
    focusFirstField(form.current);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={conflict ? takeNewest : close}>
            {conflict ? texts.takeNewest : uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busyLabel={isSaving && texts.saving}>
            {conflict ? texts.overwrite : texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {conflict}
        <form ref={form} id={formId} noValidate className="grid gap-5" onSubmit={onSubmit}>
          {children}
          <p role="alert" className="text-sm text-error empty:hidden">
            {failure}
          </p>
        </form>
      </div>
      {leaving && <DiscardQuestion onDiscard={onClose} onKeep={stay} />}
    </Dialog>
  );
}
