import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FORM_MESSAGE_MS } from '#contract/limits.ts';
import { fieldNames, validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';

type Values<Name extends string> = Record<Name, string>;

/** Why a form was not accepted, by us or by the server. */
export interface Refusal<Name extends string = string> {
  readonly headline?: string;
  readonly text: string;
  /** The field that the sentence is about: it is shown there; else it is the message of the whole form. */
  readonly beside?: Name;
  /** Fields to be marked while the sentence speaks for the whole form. */
  readonly marked?: readonly Name[];
}

export type FormFailure = Pick<Refusal, 'headline' | 'text'>;

interface AccountFormRules<Name extends string, Result> {
  readonly fields: readonly Name[];
  /** All fields are required, and each says so itself; this is said for the whole form. */
  readonly whenEmpty?: string;
  readonly check?: (values: Values<Name>) => Refusal<Name> | null;
  readonly send: (values: Values<Name>) => Promise<Result>;
  readonly explain?: (error: unknown) => Refusal;
  readonly onDone?: (result: Result, values: Values<Name>) => void;
  /** Messages of login and register go away after 5 s (PRODUCT.md, Accounts); others stay until the next attempt. */
  readonly fleeting?: boolean;
}

export const explainFailure = (error: unknown, whenNotReached?: string): Refusal => ({
  text: failureMessage(error, whenNotReached),
  beside: error instanceof ApiError ? error.field : undefined,
});

/** What all forms of the account do: look, send, and say beside a field or under the form what went wrong. */
export function useAccountForm<Name extends string, Result>(rules: AccountFormRules<Name, Result>) {
  const { fields, whenEmpty, check, send, explain = explainFailure, onDone, fleeting } = rules;
  // Without default values: an input keeps what was typed, or filled in by the browser, before the page was live.
  const form = useForm<Record<string, string>>();
  const { clearErrors, getValues, handleSubmit, register, setError, setValue } = form;
  const typedSoFar = useWatch({ control: form.control });
  const { errors, isSubmitting } = form.formState;
  const [failure, say] = useFormFailure(fleeting);
  const [result, setResult] = useState<Result | null>(null);

  const refuse = ({ headline, text, beside, marked = [] }: Refusal) => {
    const field = fields.find((name) => name === beside);
    say(field ? null : { headline, text });
    if (field) setError(field, { message: text }, { shouldFocus: true });
    marked.forEach((name, index) => setError(name, {}, { shouldFocus: index === 0 }));
  };

  /** One sentence speaks for the whole form; on a phone it may be out of sight, so each field says it too. */
  const refuseEmpty = (empty: readonly Name[]) => {
    say(whenEmpty ? { text: whenEmpty } : null);
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
    const objection = check?.(values);
    if (objection) return refuse(objection);
    say(null);
    let reply: Result;
    try {
      reply = await send(values);
    } catch (error) {
      return refuse(explain(error));
    }
    setResult(reply);
    onDone?.(reply, values);
  };

  /** Fills in what is known already, never over what was typed. */
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
    /** The usual props of an input, with what has to be said of it. */
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
    /** The server's answer to the last attempt, if it was a yes. */
    result,
  };
}

function useFormFailure(fleeting = false): [FormFailure | null, (failure: FormFailure | null) => void] {
  const [text, sayForAWhile] = useFleetingMessage();
  const [lasting, setLasting] = useState<FormFailure | null>(null);
  if (!fleeting) return [lasting, setLasting];
  return [text ? { text } : null, (failure) => sayForAWhile(failure?.text ?? '')];
}

/** A form's message that goes away by itself after 5 s (PRODUCT.md, Accounts); saying it again starts anew. */
function useFleetingMessage(): [string | null, (text: string) => void] {
  const [message, setMessage] = useState<{ text: string } | null>(null);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), FORM_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message?.text ?? null, (text) => setMessage({ text })];
}
