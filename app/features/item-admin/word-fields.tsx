import { useWatch, type UseFormReturn } from 'react-hook-form';
import { COGNATE_KINDS } from '#contract/dictionary/word-classes.ts';
import { WORD_FIELD_NAMES, type WordFieldName, wordFields } from '#contract/dictionary/word-fields.ts';
import type { PairFieldName } from '#contract/dictionary/word-pairs.ts';
import { COGNATE_NOTE_MAX_CHARS } from '#contract/limits.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { itemAdminTexts } from '#contract/texts/items.ts';
import { Field, Select, TextArea } from '#app/ui/forms/field.tsx';
import { ExampleRows } from './example-rows.tsx';
import type { ItemForm, TextName } from './item-form.ts';
import { ThemeChoices } from './theme-choices.tsx';

interface WordFieldsProps {
  readonly form: UseFormReturn<ItemForm>;
}

/** The first rows of the form. Other fields follow in the order of the list, each in its own row. */
const FIRST_ROWS: readonly (readonly WordFieldName[])[] = [
  ['kanji', 'hiragana'],
  ['variants'],
  ['sino'],
  ['mean'],
  ['type', 'wordClass'],
];
const placed = new Set(FIRST_ROWS.flat());
const ROWS = [...FIRST_ROWS, ...WORD_FIELD_NAMES.filter((name) => !placed.has(name)).map((name) => [name])];

export function WordFields({ form }: WordFieldsProps) {
  return ROWS.map((row) => {
    const fields = row.map((name) => <WordField key={name} form={form} name={name} />);
    return fields.length === 1 ? (
      fields
    ) : (
      <div key={row.join(' ')} className="grid items-start gap-5 sm:grid-cols-2">
        {fields}
      </div>
    );
  });
}

function WordField({ form, name }: WordFieldsProps & { readonly name: WordFieldName }) {
  switch (name) {
    case 'descriptions':
      return <ExampleRows form={form} />;
    case 'cognate':
      return <CognateFields form={form} />;
    case 'collocations':
    case 'particles':
    case 'antonyms':
      return <TextArea rows={3} {...controlOf(form, name)} />;
    case 'themes':
      return <ThemeChoices form={form} />;
    case 'partner':
      return <Field inputMode="numeric" autoComplete="off" {...controlOf(form, name)} />;
    default:
      return <LineOrChoice form={form} name={name} />;
  }
}

const controlOf = (form: UseFormReturn<ItemForm>, name: TextName | PairFieldName | 'partner') => ({
  label: itemAdminTexts.labels[name],
  hint: itemAdminTexts.hints[name],
  error: form.formState.errors[name]?.message,
  ...form.register(name),
});

function LineOrChoice({ form, name }: WordFieldsProps & { readonly name: TextName }) {
  const field = wordFields[name];
  const shared = controlOf(form, name);
  if (field.kind === 'line')
    return (
      <Field
        lang={'lang' in field ? field.lang : undefined}
        autoComplete="off"
        required={'required' in field}
        maxLength={field.maxChars}
        {...shared}
      />
    );
  return (
    <Select {...shared}>
      {field.blank === null && <option value="">{itemAdminTexts.noChoice}</option>}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {itemAdminTexts.optionNames[name]?.[option] ?? option}
        </option>
      ))}
    </Select>
  );
}

/**
 * How the word compares with the Vietnamese word of the same characters. The note is only shown when a kind is chosen.
 */
function CognateFields({ form }: WordFieldsProps) {
  const { register, control, formState } = form;
  const kind = useWatch({ control, name: 'cognate.kind' });
  return (
    <>
      <Select label={itemAdminTexts.labels.cognate} {...register('cognate.kind')}>
        <option value="">{itemAdminTexts.noCognate}</option>
        {COGNATE_KINDS.map((known) => (
          <option key={known} value={known}>
            {dictionaryTexts.cognate[known]}
          </option>
        ))}
      </Select>
      {kind && (
        <Field
          label={itemAdminTexts.cognateNote}
          autoComplete="off"
          maxLength={COGNATE_NOTE_MAX_CHARS}
          error={formState.errors.cognate?.note?.message}
          {...register('cognate.note')}
        />
      )}
    </>
  );
}
