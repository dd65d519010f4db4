import { storedChoice } from './stored-choice.ts';

/** Shortcuts of one character: who dictates sets them off unawares and can turn them off (WCAG 2.1.4). */
export const singleKeyChoice = storedChoice({ key: 'singleKeys', values: ['on', 'off'], usual: 'on' });

/** Where a key already means something: a letter, a choice in a list, an answer to a dialog. */
const TAKEN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether this is `key` pressed by itself, and nobody else has a use for it. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.isComposing || event.repeat || event.defaultPrevented) return false;
  const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
  return !isTaken && singleKeyChoice.now() === 'on';
}
