import type { SpeechOutcome, Spoken } from './voice-turn.ts';
import { loadVoiceAhead, pauseBetween, speak } from './voice.ts';

interface TurnOptions {
  readonly signal: AbortSignal;
  /** Called with the index of each before it is spoken. */
  readonly onTurn: (index: number) => void;
}

/** Speaks one after the other, with pauses. The first that is not spoken to its end ends it all. */
export async function speakInTurn(
  all: readonly Spoken[],
  { signal, onTurn }: TurnOptions,
): Promise<SpeechOutcome> {
  for (const [index, spoken] of all.entries()) {
    if (index > 0 && !(await pauseBetween(signal))) return 'interrupted';
    onTurn(index);
    const next = all[index + 1];
    // Only now: the word itself comes first on a slow line.
    const onStart = () => next && void loadVoiceAhead(next.source);
    const outcome = await speak(spoken, { signal, onStart });
    if (outcome !== 'spoken') return outcome;
  }
  return 'spoken';
}
