import { type RefObject, useEffect } from 'react';

/** Between the form and the keys. */
const GAP_PX = 8;

/**
 * When a phone's keyboard opens, scrolls the form with the focused field so that its buttons are above the keys. Browsers
 * show the field, but not what belongs to it. The field itself never leaves at the top.
 */
export function useAboveKeyboard(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const keepInSight = () => {
      const field = document.activeElement;
      if (!form.current?.contains(field) || !field?.matches('input, textarea')) return;
      const hidden = form.current.getBoundingClientRect().bottom + GAP_PX - (view.offsetTop + view.height);
      const room = field.getBoundingClientRect().top - GAP_PX - view.offsetTop;
      if (hidden > 0 && room > 0) window.scrollBy(0, Math.min(hidden, room));
    };
    view.addEventListener('resize', keepInSight);
    return () => view.removeEventListener('resize', keepInSight);
  }, [form]);
}
