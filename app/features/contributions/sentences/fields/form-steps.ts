import type { SentenceField } from '../sentence-form.ts';

/** Moves focus to the next element with `data-step`: the fields in order, then the save button. */
export function focusNextStep(form: HTMLFormElement, from: Element): void {
  const steps = [...form.querySelectorAll<HTMLElement>('[data-step]')];
  steps[steps.indexOf(from as HTMLElement) + 1]?.focus();
}

/** Focuses a field, or one of its rows. */
export function focusField(form: HTMLFormElement | null, field: SentenceField, row = 0): void {
  const rows = form?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [];
  rows[row]?.focus();
}
