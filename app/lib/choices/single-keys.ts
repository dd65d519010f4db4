import { storedChoice } from './stored-choice.ts';

/** Single-character shortcuts can be turned off, because speech input may trigger them by accident (WCAG 2.1.4). */
export const singleKeyChoice = storedChoice({ key: 'singleKeys', values: ['on', 'off'], usual: 'on' });

/** Elements that use keys themselves: text input, lists, dialogs. */
const TAKEN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether this is `key` without modifiers, outside of elements that use keys themselves. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.isComposing || event.repeat || event.defaultPrevented) return false;
  const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
  return !isTaken && singleKeyChoice.now() === 'on';
}
