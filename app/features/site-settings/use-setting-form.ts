import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/**
 * A form that keeps what is being typed when the desk changes: the name of the site stands in the default texts. It is sent
 * with the revision on which typing began, so that the change of another editor meanwhile is refused instead of overwritten.
 */
export function useSettingForm<Form extends FieldValues>(values: Form, latest: number) {
  const form = useForm<Form>({ values, resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const [revision, setRevision] = useState(latest);
  if (!isDirty && revision !== latest) setRevision(latest);
  const showSaved = (saved: DefaultValues<Form>) => form.reset(saved, { keepDirtyValues: false });
  return { form, revision, showSaved };
}
