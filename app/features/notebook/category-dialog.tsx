import { type FormEvent, useId, useState } from 'react';
import { CATEGORY_MAX_CHARS } from '#contract/limits.ts';
import { notebookTexts } from '#contract/texts/notebook.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Field } from '#app/ui/field.tsx';
import { focusFirstField, useFirstField } from '#app/ui/use-first-field.ts';

interface CategoryDialogProps {
  readonly title: string;
  readonly name?: string;
  readonly saveLabel: string;
  readonly busyLabel: string | false;
  /** What the server had against the last attempt. */
  readonly failure: string | null;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a category, a new one or another one. */
export default function CategoryDialog(props: CategoryDialogProps) {
  const { title, name = '', saveLabel, busyLabel, failure, onSave, onClose } = props;
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
          label={notebookTexts.name}
          hint={notebookTexts.nameHint}
          required
          maxLength={CATEGORY_MAX_CHARS}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={missing ? notebookTexts.nameMissing : failure}
        />
      </form>
    </Dialog>
  );
}
