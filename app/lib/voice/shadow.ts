import { SHADOWING_PAUSE_MS } from '#contract/learning-limits.ts';
import type { SpeechOutcome, Spoken } from './voice-turn.ts';
import { loadVoiceAhead, pauseBetween, speak } from './voice.ts';

export interface ShadowTurn {
  readonly index: number;
  /** From 1. */
  readonly round: number;
  /** Whether the model speaks, or the learner. */
  readonly who: 'model' | 'learner';
}

interface ShadowOptions {
  readonly from: number;
  /** How often each is said; asked before each one, so that a change applies at once. */
  readonly times: () => number;
  readonly signal: AbortSignal;
  readonly onTurn: (turn: ShadowTurn) => void;
}

/** Says each sentence several times, each followed by a pause of its own length, in which the learner speaks. */
export async function shadow(all: readonly Spoken[], options: ShadowOptions): Promise<SpeechOutcome> {
  const { from, times, signal, onTurn } = options;
  for (const [offset, spoken] of all.slice(from).entries()) {
    const index = from + offset;
    for (let round = 1; round <= times(); round += 1) {
      onTurn({ index, round, who: 'model' });
      let begun = performance.now();
      const outcome = await speak(spoken, {
        signal,
        onStart: () => {
          begun = performance.now();
          const next = all[index + 1];
          if (next) void loadVoiceAhead(next.source);
        },
      });
      if (outcome !== 'spoken') return outcome;
      onTurn({ index, round, who: 'learner' });
      if (!(await pauseBetween(signal, within(performance.now() - begun)))) return 'interrupted';
    }
  }
  return 'spoken';
}

const within = (ms: number): number =>
  Math.min(SHADOWING_PAUSE_MS.most, Math.max(SHADOWING_PAUSE_MS.least, ms));
