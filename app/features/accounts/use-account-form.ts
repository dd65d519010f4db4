import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FORM_MESSAGE_MS } from '#contract/limits.ts';
import { fieldNames, validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';

type Values<Name extends string> = Record<Name, string>;

/** Why a form was refused, by the browser or the server. */
export interface Refusal<Name extends string = string> {
  readonly headline?: string;
  readonly text: string;
  /** The field that the message is about and where it is shown; without it, it is the message of the whole form. */
  readonly beside?: Name;
  /** Fields to mark as invalid, while the message is about the whole form. */
  readonly marked?: readonly Name[];
}

export type FormFailure = Pick<Refusal, 'headline' | 'text'>;

interface AccountFormRules<Name extends string, Result> {
  readonly fields: readonly Name[];
  /** All fields are required and each shows its own message; this one is for the whole form. */
  readonly whenEmpty?: string;
  readonly check?: (values: Values<Name>) => Refusal<Name> | null;
  readonly send: (values: Values<Name>) => Promise<Result>;
  readonly explain?: (error: unknown) => Refusal;
  readonly onDone?: (result: Result, values: Values<Name>) => void;
  /** Messages of login and register disappear after 5 s (PRODUCT.md, Accounts); others stay until the next attempt. */
  readonly temporary?: boolean;
}

export const explainFailure = (error: unknown, whenNotReached?: string): Refusal => ({
  text: failureMessage(error, whenNotReached),
  beside: error instanceof ApiError ? error.field : undefined,
});

/** Shared by all account forms: validates, sends, and shows failures at a field or below the form. */
export function useAccountForm<Name extends string, Result>(rules: AccountFormRules<Name, Result>) {
  const { fields, whenEmpty, check, send, explain = explainFailure, onDone, temporary } = rules;
  // No default values: an input keeps text that was typed or autofilled before hydration.
  const form = useForm<Record<string, string>>();
  const { clearErrors, getValues, handleSubmit, register, setError, setValue } = form;
  const typedSoFar = useWatch({ control: form.control });
  const { errors, isSubmitting } = form.formState;
  const [failure, showFailure] = useFormFailure(temporary);
  const [result, setResult] = useState<Result | null>(null);

  const refuse = ({ headline, text, beside, marked = [] }: Refusal) => {
    const field = fields.find((name) => name === beside);
    showFailure(field ? null : { headline, text });
    if (field) setError(field, { message: text }, { shouldFocus: true });
    marked.forEach((name, index) => setError(name, {}, { shouldFocus: index === 0 }));
  };

  /** One message for the whole form. On a phone it may be off screen, so each field shows a message too. */
  const refuseEmpty = (empty: readonly Name[]) => {
    showFailure(whenEmpty ? { text: whenEmpty } : null);
    empty.forEach((name, index) =>
      setError(
        name,
        { message: validationTexts.required(fieldNames[name] ?? name) },
        { shouldFocus: index === 0 },
      ),
    );
  };

  const attempt = async (typed: Record<string, string>) => {
    clearErrors();
    setResult(null);
    const empty = fields.filter((name) => !typed[name]?.trim());
    if (empty.length > 0) return refuseEmpty(empty);
    const values = typed as Values<Name>;
    const refusal = check?.(values);
    if (refusal) return refuse(refusal);
    showFailure(null);
    let reply: Result;
    try {
      reply = await send(values);
    } catch (error) {
      return refuse(explain(error));
    }
    setResult(reply);
    onDone?.(reply, values);
  };

  /** Fills in known values, but never overwrites typed text. */
  const prefill = useCallback(
    (known: Partial<Record<Name, string | null>>) => {
      for (const [name, value] of Object.entries<string | null | undefined>(known)) {
        if (value && !getValues(name)) setValue(name, value);
      }
    },
    [getValues, setValue],
  );

  return {
    submit: handleSubmit(attempt),
    /** The usual props of an input, with its error. */
    field: (name: Name) => ({
      ...register(name),
      required: true,
      error: errors[name]?.message,
      'aria-invalid': errors[name] ? (true as const) : undefined,
    }),
    typed: (name: Name): string => typedSoFar[name] ?? '',
    prefill,
    focus: form.setFocus,
    refuse,
    busy: isSubmitting,
    failure,
    /** The server's reply to the last attempt, if it succeeded. */
    result,
  };
}

function useFormFailure(temporary = false): [FormFailure | null, (failure: FormFailure | null) => void] {
  const [text, showBriefly] = useTemporaryMessage();
  const [lasting, setLasting] = useState<FormFailure | null>(null);
  if (!temporary) return [lasting, setLasting];
  return [text ? { text } : null, (failure) => showBriefly(failure?.text ?? '')];
}

/** A message that disappears after 5 s (PRODUCT.md, Accounts). Showing it again restarts the timer. */
function useTemporaryMessage(): [string | null, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), FORM_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.text ?? null, (text) => setMessage({ text })];
}
