import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { MEANING_MAX_CHARS, REASON_MAX_CHARS } from '#contract/limits.ts';
import { type OwnMeaning, suggestMeaning, type TypedMeaning } from '#contract/meanings/endpoints.ts';
import { meaningTexts as texts } from '#contract/texts/meanings.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { useFirstField } from '#app/ui/forms/use-first-field.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { showToast } from '#app/ui/overlays/toast.tsx';

interface SuggestMeaningDialogProps {
  readonly wordId: number;
  readonly kanji: string;
  readonly hiragana: string;
  readonly english: string;
  /** What the learner sent before; null for the first time. */
  readonly start: TypedMeaning | null;
  readonly onSent: (sent: OwnMeaning) => void;
  readonly onClose: () => void;
}

const BLANK: TypedMeaning = { mean: '', text: '', translate: '', note: '' };

export default function SuggestMeaningDialog(props: SuggestMeaningDialogProps) {
  const { wordId, kanji, hiragana, english, start, onSent, onClose } = props;
  const api = useApi();
  const formElement = useFirstField();
  const { mean, text, translate, note } = start ?? BLANK;
  const form = useForm<TypedMeaning>({ defaultValues: { mean, text, translate, note } });
  const { errors, isDirty } = form.formState;
  const send = useMutation({
    mutationFn: (typed: TypedMeaning) =>
      api.call(suggestMeaning, { params: { id: String(wordId) }, body: typed }),
    onSuccess: (sent) => {
      showToast(texts.sent, 'success');
      onSent(sent);
    },
    onError: (error) =>
      form.setError(
        placeOf(error),
        { message: failureMessage(error, texts.sendFailed) },
        { shouldFocus: true },
      ),
  });

  return (
    <FormDialog
      title={texts.suggest}
      description={texts.lead}
      form={formElement}
      isTyped={isDirty}
      submitLabel={texts.send}
      busyLabel={send.isPending && texts.sending}
      onSubmit={(event) => void form.handleSubmit((typed) => send.mutate(typed))(event)}
      onClose={onClose}
    >
      <div className="grid gap-1 rounded-md bg-sunken px-4 py-3 wrap-anywhere">
        <p className="text-lg font-bold">
          <JapaneseText>{kanji}</JapaneseText>
          {hiragana !== kanji && (
            <JapaneseText className="ml-3 text-base font-normal text-ink-soft">{hiragana}</JapaneseText>
          )}
        </p>
        {english !== '' && (
          <p className="text-sm text-ink-soft">
            {texts.english}: <span lang="en">{english}</span>
          </p>
        )}
      </div>
      <Field
        label={texts.mean}
        hint={texts.meanHint}
        required
        autoComplete="off"
        maxLength={MEANING_MAX_CHARS}
        error={errors.mean?.message}
        {...form.register('mean', {
          validate: (typed) => typed.trim() !== '' || validationTexts.required(texts.mean),
        })}
      />
      <Field
        label={texts.text}
        hint={texts.textHint}
        lang="ja"
        autoComplete="off"
        maxLength={SENTENCE_MAX_CHARS}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <Field
        label={texts.translate}
        autoComplete="off"
        maxLength={SENTENCE_MAX_CHARS}
        error={errors.translate?.message}
        {...form.register('translate')}
      />
      <Field
        label={texts.note}
        hint={texts.noteHint}
        autoComplete="off"
        maxLength={REASON_MAX_CHARS}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <p role="alert" className="text-sm text-error empty:hidden">
        {errors.root?.message}
      </p>
    </FormDialog>
  );
}

const NAMES = Object.keys(BLANK) as (keyof TypedMeaning)[];

/** The field that a refusal is about, or the whole form. */
function placeOf(error: unknown): keyof TypedMeaning | 'root' {
  const field = error instanceof ApiError ? error.field : undefined;
  return NAMES.find((name) => name === field) ?? 'root';
}
