import { speechTexts } from '#contract/texts/speech.ts';
import { speakJapanese } from '#app/lib/speech.ts';
import { showLongToast } from './toast.tsx';

/** Says Japanese aloud; where that is not possible the learner is told why (spec §8). */
export async function listenTo(text: string): Promise<void> {
  const outcome = await speakJapanese(text);
  if (outcome === 'unsupported') showLongToast(speechTexts.unsupported, 'error');
  if (outcome === 'failed') showLongToast(speechTexts.failed, 'error');
}
