import { logFailure } from './log.ts';

/** Puts a text on the clipboard; says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing where the product is served without TLS.
    if (!('clipboard' in navigator)) return copyBySelection(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    logFailure('The clipboard could not be written', error);
    return copyBySelection(text);
  }
}

/** The old way: the browser copies what is selected. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'fixed top-0 left-0 opacity-0';
  // Beside the button: a dialog lets no focus out of it.
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
