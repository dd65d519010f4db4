/** Scrolls an element into view and focuses it; an element that is not a control needs `tabIndex={-1}`. */
export function scrollAndFocus(element: HTMLElement | null, block: 'start' | 'nearest' = 'start'): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block });
}
