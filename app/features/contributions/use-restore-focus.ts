import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the button that moved its row: browsers take it from what is moved inside the page.
 * `order` is anything that changes with the order of the rows.
 */
export function useRestoreFocus(order: string): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(null);
  const seen = useRef(order);
  useEffect(() => {
    if (seen.current === order) return;
    seen.current = order;
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [order]);
  return (button) => {
    pressed.current = button;
  };
}
