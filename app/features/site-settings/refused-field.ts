import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#app/lib/api/api.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';

/** Shows a refusal of the server at its field, or for the whole form. */
export function showRefusal<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  fields: readonly Path<Form>[],
  error: unknown,
): void {
  const named = error instanceof ApiError ? error.field : undefined;
  const place = fields.find((field) => field === named);
  const message = failureMessage(error);
  if (place) form.setError(place, { message }, { shouldFocus: true });
  else form.setError('root', { message });
}

/** The props of a field that the environment sets. */
export const lockedBy = (variable: string | undefined, text: (variable: string) => string) =>
  variable === undefined ? {} : { readOnly: true, hint: text(variable) };

/** What the fields begin with: a stored text that cannot be used is there to be corrected. */
export const withUnusable = <Value extends object>(
  value: Value,
  unusable: Readonly<Record<string, string>>,
): Value => ({ ...value, ...unusable });
