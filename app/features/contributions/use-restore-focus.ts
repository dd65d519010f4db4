import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the button that moved its row: browsers drop it when the element moves in the DOM. `order` is any
 * value that changes with the order of the rows.
 */
export function useRestoreFocus(order: string): (button: HTMLElement) => void {
  const pressed = useRef<HTMLElement>(null);
  const lastOrder = useRef(order);
  useEffect(() => {
    if (lastOrder.current === order) return;
    lastOrder.current = order;
    if (document.activeElement === document.body) pressed.current?.focus();
  }, [order]);
  return (button) => {
    pressed.current = button;
  };
}
