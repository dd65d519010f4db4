import { donateTexts } from '#contract/texts/donate.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';

/** Copies, and says what is on the clipboard now: a toast is read aloud too. */
export async function copyAndConfirm(text: string, what: string): Promise<void> {
  if (await copyText(text)) showToast(donateTexts.copied(what), 'success');
  else showToast(donateTexts.copyFailed, 'error');
}
