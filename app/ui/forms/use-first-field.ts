import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the form in a dialog: its first field takes the focus. A dialog first takes the focus itself and remembers where it
 * came from, so the field waits for that.
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

/** A form also counts the frames around its fields among its elements, which take no focus. */
const isField = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  !element.matches('fieldset, output, object, input[type=hidden], :disabled') &&
  !element.closest('[hidden], [aria-hidden=true]');
