import { logFailure } from './log.ts';

/** Copies a text to the clipboard; returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing without TLS.
    if (!('clipboard' in navigator)) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    logFailure('The clipboard could not be written', error);
    return copyBySelection(text);
  }
}

/** Fallback: the browser copies the selection. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed top-0 left-0 opacity-0';
  // Next to the button: a dialog keeps the focus inside.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
