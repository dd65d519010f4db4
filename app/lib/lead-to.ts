/** Brings something into sight and gives it the focus: it needs `tabIndex={-1}` where it is no control. */
export function leadTo(element: HTMLElement | null, block: 'start' | 'nearest' = 'start'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
