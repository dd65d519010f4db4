import { type FormEvent, useId, useState } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '../button.tsx';
import { Field } from '../forms/field.tsx';
import { focusFirstField, useFirstField } from '../forms/use-first-field.ts';
import { Dialog } from './dialog.tsx';

export interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  /** The error for an empty name. */
  readonly missingText: string;
  readonly name?: string;
  readonly saveLabel: string;
  readonly busyLabel: string | false;
  /** The refusal of the last attempt. */
  readonly failure: string | null;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name, to create or rename something. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, hint, maxLength, missingText, name = '', saveLabel, busyLabel } = props;
  const { failure, onSave, onClose } = props;
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const form = useFirstField();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setMissing(!wanted);
    if (wanted && !busyLabel) onSave(wanted);
    else focusFirstField(form.current);
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busyLabel={busyLabel}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit}>
        <Field
          label={label}
          hint={hint}
          required
          maxLength={maxLength}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={missing ? missingText : failure}
        />
      </form>
    </Dialog>
  );
}
