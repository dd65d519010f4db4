import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';

/** Copies and says whether it worked. */
export async function copyAndTell(text: string, done: string): Promise<void> {
  const copied = await copyText(text);
  showToast(copied ? done : secondFactorTexts.copyFailed, copied ? 'success' : 'error');
}
