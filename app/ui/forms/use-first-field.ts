import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field of a form in a dialog. The dialog takes the focus first and remembers its opener, so the
 * field waits for that.
 */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const turn = setTimeout(() => focusFirstField(form.current));
    return () => clearTimeout(turn);
  }, []);
  return form;
}

export function focusFirstField(form: HTMLFormElement | null): void {
  Array.from(form?.elements ?? [])
    .find(isField)
    ?.focus();
}

/** `form.elements` also contains fieldsets, which take no focus. */
const isField = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.matches('fieldset, output, object, input[type=hidden], :disabled') &&
  !element.closest('[hidden], [aria-hidden=true]');
