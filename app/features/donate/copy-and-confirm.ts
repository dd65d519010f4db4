import { donateTexts } from '#contract/texts/donate.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';

/** Copies a text and confirms it with a toast, which screen readers announce too. */
export async function copyAndConfirm(text: string, what: string): Promise<void> {
  if (await copyText(text)) showToast(donateTexts.copied(what), 'success');
  else showToast(donateTexts.copyFailed, 'error');
}
