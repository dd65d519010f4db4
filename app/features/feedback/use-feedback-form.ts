import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type SentFeedback, sendFeedback } from '#contract/feedback/endpoints.ts';
import { FEEDBACK_MAX_CHARS } from '#contract/limits.ts';
import { feedbackFieldNames } from '#contract/texts/feedback.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

interface Message {
  readonly name: string;
  readonly text: string;
  readonly subject: string;
}

export interface FeedbackFormRules {
  /** The sender's, as soon as it is known: filled in where nothing was typed yet. */
  readonly name: string | undefined;
  /** Opened by a button that was just pressed: the text is next. */
  readonly takesFocus: boolean;
  readonly onSent: (sent: SentFeedback) => void;
}

/** Looks, sends, and says at a field what is wrong with it. What was typed stays until it has arrived. */
export function useFeedbackForm({ name, takesFocus, onSent }: FeedbackFormRules) {
  const api = useApi();
  // Without default values: an input keeps what was typed, or filled in by the browser, before the page was live.
  const form = useForm<Message>();
  const { control, getValues, register, setError, setFocus, setValue } = form;
  const { errors } = form.formState;
  // Only changes are watched: what was typed before the page was live is read from the field.
  const text = useWatch({ control, name: 'text' }) ?? getValues('text') ?? '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: (message: Message) => api.call(sendFeedback, { body: message }),
    onSuccess: onSent,
    onError: (failure) => {
      const field = fieldOf(failure);
      if (field) setError(field, { message: failure.message }, { shouldFocus: true });
    },
  });

  useEffect(() => {
    if (name && !getValues('name')) setValue('name', name);
  }, [name, getValues, setValue]);

  useEffect(() => {
    if (takesFocus) setFocus('text');
  }, [takesFocus, setFocus]);

  return {
    submit: form.handleSubmit((message) => {
      if (!isPending) mutate(message);
    }),
    nameField: {
      ...register('name', { validate: (typed) => missing('name', typed) ?? true }),
      error: errors.name?.message,
    },
    textField: {
      ...register('text', { validate: (typed) => missing('text', typed) ?? tooLong(typed) ?? true }),
      error: errors.text?.message,
    },
    trapField: register('subject'),
    letters: lettersIn(text),
    /** Until the page is live the browser itself would send the form, to nowhere. */
    live: useHydrated(),
    busy: isPending,
    /** Why the last attempt failed, where no field is to blame. */
    failure: fieldOf(error) ? null : error,
  };
}

/** As many as the server counts. */
const lettersIn = (text: string): number => text.normalize('NFC').trim().length;

const missing = (field: 'name' | 'text', typed: string): string | null =>
  typed.trim() ? null : validationTexts.required(feedbackFieldNames[field]);

const tooLong = (typed: string): string | null =>
  lettersIn(typed) > FEEDBACK_MAX_CHARS
    ? validationTexts.textTooLong(feedbackFieldNames.text, FEEDBACK_MAX_CHARS)
    : null;

function fieldOf(error: unknown): 'name' | 'text' | null {
  const field = error instanceof ApiError ? error.field : undefined;
  return field === 'name' || field === 'text' ? field : null;
}
