import { useWatch, type UseFormReturn } from 'react-hook-form';
import { COGNATE_KINDS, WORD_CLASSES } from '#contract/dictionary/word-classes.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { COGNATE_NOTE_MAX_CHARS, HEADWORD_MAX_CHARS, MEANING_MAX_CHARS } from '#contract/limits.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { itemAdminTexts } from '#contract/texts/item-admin.ts';
import { wordClassNames } from '#contract/texts/word-classes.ts';
import { Field, Select } from '#app/ui/field.tsx';
import type { ItemForm } from './item-form.ts';

const PAIR = 'grid items-start gap-5 sm:grid-cols-2';

interface WordFieldsProps {
  readonly form: UseFormReturn<ItemForm>;
}

/** The word itself: how it is written, read and understood, and what kind of word it is. */
export function WordFields({ form }: WordFieldsProps) {
  const { register } = form;
  const { errors } = form.formState;
  return (
    <>
      <div className={PAIR}>
        <Field
          label={itemAdminTexts.kanji}
          hint={itemAdminTexts.kanjiHint}
          lang="ja"
          autoComplete="off"
          required
          maxLength={HEADWORD_MAX_CHARS}
          error={errors.kanji?.message}
          {...register('kanji')}
        />
        <Field
          label={itemAdminTexts.hiragana}
          hint={itemAdminTexts.hiraganaHint}
          lang="ja"
          autoComplete="off"
          required
          maxLength={HEADWORD_MAX_CHARS}
          error={errors.hiragana?.message}
          {...register('hiragana')}
        />
      </div>
      <Field
        label={itemAdminTexts.variants}
        hint={itemAdminTexts.variantsHint}
        lang="ja"
        autoComplete="off"
        maxLength={HEADWORD_MAX_CHARS}
        error={errors.variants?.message}
        {...register('variants')}
      />
      <Field
        label={itemAdminTexts.sino}
        hint={itemAdminTexts.sinoHint}
        autoComplete="off"
        maxLength={HEADWORD_MAX_CHARS}
        error={errors.sino?.message}
        {...register('sino')}
      />
      <Field
        label={itemAdminTexts.mean}
        hint={itemAdminTexts.meanHint}
        autoComplete="off"
        required
        maxLength={MEANING_MAX_CHARS}
        error={errors.mean?.message}
        {...register('mean')}
      />
      <div className={PAIR}>
        <Select label={itemAdminTexts.type} error={errors.type?.message} {...register('type')}>
          {ITEM_LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </Select>
        <Select label={itemAdminTexts.wordClass} error={errors.wordClass?.message} {...register('wordClass')}>
          <option value="">{itemAdminTexts.noWordClass}</option>
          {WORD_CLASSES.map((wordClass) => (
            <option key={wordClass} value={wordClass}>
              {wordClassNames[wordClass]}
            </option>
          ))}
        </Select>
      </div>
    </>
  );
}

/** How the word stands to the Vietnamese word of the same characters; a note only where there is something to note. */
export function CognateFields({ form }: WordFieldsProps) {
  const { register, control, formState } = form;
  const kind = useWatch({ control, name: 'cognateKind' });
  return (
    <>
      <Select label={itemAdminTexts.cognate} {...register('cognateKind')}>
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
          error={formState.errors.cognateNote?.message}
          {...register('cognateNote')}
        />
      )}
    </>
  );
}
