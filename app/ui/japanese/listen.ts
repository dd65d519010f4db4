import { speechTexts } from '#contract/texts/speech.ts';
import type { SpeechOutcome, SpokenSource } from '#app/lib/voice/voice-turn.ts';
import { speak } from '#app/lib/voice/voice.ts';
import { showLongToast } from '../overlays/toast.tsx';

/** Speaks Japanese; `source` tells our voice how a word or a sentence is read, if known. */
export async function listenTo(text: string, source: SpokenSource = { text }): Promise<void> {
  explainIfSilent(await speak({ text, source }));
}

/** Shows the reason if nothing could be spoken (PRODUCT.md, Speech). */
export function explainIfSilent(outcome: SpeechOutcome): void {
  if (outcome === 'unsupported') showLongToast(speechTexts.unsupported, 'error');
  if (outcome === 'failed') showLongToast(speechTexts.failed, 'error');
  if (typeof outcome === 'object') showLongToast(outcome.refusal, 'error');
}
