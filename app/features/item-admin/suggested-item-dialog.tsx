import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import type { SavedItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import { acceptMeaning, type WaitingMeaning, type WordToReview } from '#contract/meanings/endpoints.ts';
import { meaningRefusals, meaningReviewTexts as texts } from '#contract/texts/meanings.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';
import { formOf, type ItemForm, newItemFrom, placeOf } from './item-form.ts';
import { WordFields } from './word-fields.tsx';

interface SuggestedItemDialogProps {
  readonly word: WordToReview;
  readonly meaning: WaitingMeaning;
  readonly onAccepted: (item: SavedItem) => void;
  /** Somebody else decided on it. */
  readonly onOutdated: () => void;
  readonly onClose: () => void;
}

/** A new item, filled in with what a learner suggested: the reviewer corrects it and adds it to the dictionary. */
export default function SuggestedItemDialog(props: SuggestedItemDialogProps) {
  const { word, meaning, onAccepted, onOutdated, onClose } = props;
  const api = useApi();
  const formElement = useFirstField();
  const form = useForm<ItemForm>({ defaultValues: suggestedForm(word, meaning) });
  const { control, formState } = form;
  const { errors, isDirty } = formState;
  const accept = useMutation({
    mutationFn: (typed: ItemForm) =>
      api.call(acceptMeaning, { params: { id: String(meaning.id) }, body: newItemFrom(typed) }),
    onSuccess: onAccepted,
    onError: (error) => {
      if (!isDecided(error)) {
        const message = failureMessage(error, texts.failed);
        form.setError(placeOf(error), { message }, { shouldFocus: true });
        return;
      }
      showToast(error.message, 'error');
      onOutdated();
    },
  });

  const others = word.meanings.length - 1;
  return (
    <FormDialog
      title={texts.acceptTitle}
      description={texts.acceptLead}
      form={formElement}
      isTyped={isDirty}
      submitLabel={texts.add}
      busyLabel={accept.isPending && texts.adding}
      onSubmit={(event) => void form.handleSubmit((typed) => accept.mutate(typed))(event)}
      onClose={onClose}
    >
      <WordFields form={form} />
      <Preview control={control} />
      {others > 0 && <p className="text-sm text-ink-soft">{texts.alsoSettled(others)}</p>}
      <p role="alert" className="text-sm text-error empty:hidden">
        {errors.root?.message}
      </p>
    </FormDialog>
  );
}

/** How the item will look in a list of results. */
function Preview({ control }: { readonly control: Control<ItemForm> }) {
  const headingId = useId();
  const { kanji, hiragana, sino, mean, type } = useWatch({ control }) as ItemForm;
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-1.5 rounded-md bg-sunken px-4 py-3 wrap-anywhere"
    >
      <h3 id={headingId} className="text-sm font-bold text-ink-soft">
        {texts.preview}
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <JapaneseText className="text-xl font-bold">{kanji}</JapaneseText>
        <JapaneseText className="text-ink-soft">{hiragana}</JapaneseText>
        {type !== '' && <LevelBadge level={type} />}
      </p>
      {sino !== '' && <p className="text-sm text-ink-soft">{sino.toLocaleUpperCase('vi')}</p>}
      <p>{mean || texts.noMeanYet}</p>
    </section>
  );
}

/** Words that are in none of our lists are rarer than those of the easier levels. */
const LEVEL_OF_RARE_WORDS = 'N1';

const suggestedForm = (
  { kanji, hiragana, sino }: WordToReview,
  { mean, text, translate }: WaitingMeaning,
): ItemForm =>
  formOf({
    ...blankWord,
    kanji,
    hiragana,
    sino,
    mean,
    type: LEVEL_OF_RARE_WORDS,
    descriptions: text === '' ? [] : [{ text, translate }],
  });

/** A spelling that is taken is also a conflict, but the reviewer can still correct or refuse it. */
const isDecided = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.message === meaningRefusals.alreadyDecided;
