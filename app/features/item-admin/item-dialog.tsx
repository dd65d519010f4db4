import { useForm } from 'react-hook-form';
import type { Item, SavedItem } from '#contract/dictionary/item.ts';
import { blankWord, type WordValues } from '#contract/dictionary/word-fields.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { formOf, type ItemForm, placeOf } from './item-form.ts';
import { useSaveItem } from './use-save-item.ts';
import { WordFields } from './word-fields.tsx';

interface ItemDialogProps {
  /** The item to edit; null creates a new one. */
  readonly item: Item | null;
  /** What a new one begins with: a word or a meaning that people looked up. */
  readonly word?: string;
  readonly onSaved: (saved: SavedItem) => void;
  readonly onClose: () => void;
}

/** The server validates. Refusals are shown at their field, and typed text stays. */
export default function ItemDialog({ item, word = '', onSaved, onClose }: ItemDialogProps) {
  const formElement = useFirstField();
  const form = useForm<ItemForm>({ defaultValues: formOf(item ?? beginningWith(word)) });
  const { errors, isDirty } = form.formState;
  const save = useSaveItem({
    item,
    onSaved,
    onRefused: (error) =>
      form.setError(placeOf(error), { message: failureMessage(error) }, { shouldFocus: true }),
  });

  return (
    <FormDialog
      title={item ? itemAdminTexts.editTitle : itemAdminTexts.addTitle}
      form={formElement}
      isTyped={isDirty}
      submitLabel={itemAdminTexts.save}
      busyLabel={save.isPending && itemAdminTexts.saving}
      onSubmit={(event) => void form.handleSubmit((typed) => save.mutate(typed))(event)}
      onClose={onClose}
    >
      <WordFields form={form} />
      <p role="alert" className="text-sm text-error empty:hidden">
        {errors.root?.message}
      </p>
    </FormDialog>
  );
}

const beginningWith = (word: string): WordValues =>
  hasJapanese(word) ? { ...blankWord, kanji: word } : { ...blankWord, mean: word };
