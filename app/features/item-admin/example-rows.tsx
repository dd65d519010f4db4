import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { EXAMPLES_MAX } from '#contract/limits.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { BLANK_EXAMPLE, type ItemForm } from './item-form.ts';

/** The examples of an item, one pair per row; the first row cannot be removed (PRODUCT.md, Dictionary). */
export function ExampleRows({ form }: { readonly form: UseFormReturn<ItemForm> }) {
  const { control, register, formState, setFocus } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'descriptions' });
  const hintId = useId();

  const removeRow = (index: number) => {
    remove(index);
    // The pressed button was removed with its row.
    setFocus(`descriptions.${index - 1}.text`);
  };
  return (
    <fieldset aria-describedby={hintId} className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
      <legend className="px-1.5 font-bold">{itemAdminTexts.labels.descriptions}</legend>
      <div id={hintId} className="grid gap-1 text-sm text-ink-soft">
        <JapaneseText as="p">{itemAdminTexts.exampleModel}</JapaneseText>
        <p>{itemAdminTexts.examplesHint}</p>
      </div>
      <p role="alert" className="text-sm text-error empty:hidden">
        {formState.errors.root?.examples?.message}
      </p>
      <ul className="grid gap-5">
        {fields.map(({ id }, index) => (
          <li key={id} className="flex items-start gap-1">
            <div className="grid min-w-0 flex-1 gap-3">
              <Field
                label={itemAdminTexts.exampleText(index + 1)}
                lang="ja"
                autoComplete="off"
                maxLength={SENTENCE_MAX_CHARS}
                {...register(`descriptions.${index}.text`)}
              />
              <Field
                label={itemAdminTexts.exampleTranslate(index + 1)}
                autoComplete="off"
                maxLength={SENTENCE_MAX_CHARS}
                {...register(`descriptions.${index}.translate`)}
              />
            </div>
            {index > 0 && (
              <IconButton
                label={itemAdminTexts.removeExample(index + 1)}
                icon={<Trash2 />}
                className="mt-7.5"
                onClick={() => removeRow(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {fields.length < EXAMPLES_MAX && (
        <Button
          variant="quiet"
          className="justify-self-start"
          icon={<Plus aria-hidden className="size-4" />}
          onClick={() => append(BLANK_EXAMPLE)}
        >
          {itemAdminTexts.addExample}
        </Button>
      )}
    </fieldset>
  );
}
