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
  readonly replyTo: string;
  readonly subject: string;
}

export interface FeedbackFormRules {
  /** The sender's name, once it is loaded. It is filled in if the field is still empty. */
  readonly name: string | undefined;
  /** True when a button opened the form: the text field takes the focus. */
  readonly takesFocus: boolean;
  readonly onSent: (sent: SentFeedback) => void;
}

/** Validates and sends the form, with errors at their fields. The typed text stays until the message was received. */
export function useFeedbackForm({ name, takesFocus, onSent }: FeedbackFormRules) {
  const api = useApi();
  // No default values: an input keeps what was typed, or filled in by the browser, before hydration.
  const form = useForm<Message>();
  const { control, getValues, register, setError, setFocus, setValue } = form;
  const { errors } = form.formState;
  // `useWatch` sees changes only: text typed before hydration is read from the field.
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
    replyField: { ...register('replyTo'), error: errors.replyTo?.message },
    trapField: register('subject'),
    letters: lettersIn(text),
    /** Before hydration the browser would submit the form itself, to no endpoint. */
    live: useHydrated(),
    busy: isPending,
    /** The error of the last attempt, unless it belongs to a field. */
    failure: fieldOf(error) ? null : error,
  };
}

/** Counted as the server counts. */
const lettersIn = (text: string): number => text.normalize('NFC').trim().length;

const missing = (field: 'name' | 'text', typed: string): string | null =>
  typed.trim() ? null : validationTexts.required(feedbackFieldNames[field]);

const tooLong = (typed: string): string | null =>
  lettersIn(typed) > FEEDBACK_MAX_CHARS
    ? validationTexts.textTooLong(feedbackFieldNames.text, FEEDBACK_MAX_CHARS)
    : null;

function fieldOf(error: unknown): 'name' | 'text' | 'replyTo' | null {
  const field = error instanceof ApiError ? error.field : undefined;
  return field === 'name' || field === 'text' || field === 'replyTo' ? field : null;
}
