import type { SentenceField } from '../sentence-form.ts';

/** The fields on the way through the form, and the button at its end, carry `data-step`. */
export function focusNextStep(form: HTMLFormElement, from: Element): void {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  steps[steps.indexOf(from as HTMLElement) + 1]?.focus();
}

/** Leads to a field, or to one of its rows. */
export function focusField(form: HTMLFormElement | null, field: SentenceField, row = 0): void {
  const rows = form?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [];
  rows[row]?.focus();
}
