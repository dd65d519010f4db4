import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Item, SavedItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { DiscardQuestion } from '#app/ui/overlays/discard-question.tsx';
import { formOf, type ItemForm, placeOf } from './item-form.ts';
import { useSaveItem } from './use-save-item.ts';
import { WordFields } from './word-fields.tsx';

interface ItemDialogProps {
  /** The item to edit; null creates a new one. */
  readonly item: Item | null;
  readonly onSaved: (saved: SavedItem) => void;
  readonly onClose: () => void;
}

/** The server validates. Refusals are shown at their field, and typed text stays. */
export default function ItemDialog({ item, onSaved, onClose }: ItemDialogProps) {
  const formId = useId();
  const formElement = useFirstField();
  const [leaving, setLeaving] = useState(false);
  const form = useForm<ItemForm>({ defaultValues: formOf(item ?? blankWord) });
  const { errors, isDirty } = form.formState;
  const save = useSaveItem({
    item,
    onSaved,
    onRefused: (error) =>
      form.setError(placeOf(error), { message: failureMessage(error) }, { shouldFocus: true }),
  });

  // Esc or a click outside must not lose typed text.
  const close = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      title={item ? itemAdminTexts.editTitle : itemAdminTexts.addTitle}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {uiTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busyLabel={save.isPending && itemAdminTexts.saving}>
            {itemAdminTexts.save}
          </Button>
        </>
      }
    >
      <form
        ref={formElement}
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
      >
        <WordFields form={form} />
        <p role="alert" className="text-sm text-error empty:hidden">
          {errors.root?.message}
        </p>
      </form>
      {leaving && <DiscardQuestion onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </Dialog>
  );
}
