import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpeechOutcome, Spoken } from '#app/lib/voice/voice-turn.ts';
import { speak } from '#app/lib/voice/voice.ts';
import { explainIfSilent } from './listen.ts';

export type SpeakerState = 'silent' | 'loading' | 'speaking';

export interface PlayOptions {
  /** Repeats with a short pause until it is stopped. */
  readonly loop?: boolean;
  /** For automatic speech: no message if the browser does not allow it. */
  readonly quiet?: boolean;
}

/** The speaker of a screen; stops on unmount. */
export function useSpeaker() {
  const [state, setState] = useState<SpeakerState>('silent');
  const playing = useRef<AbortController | null>(null);

  const stop = useCallback(() => playing.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const play = useCallback(
    async (spoken: Spoken, { loop, quiet = false }: PlayOptions = {}): Promise<SpeechOutcome> => {
      stop();
      const turn = new AbortController();
      playing.current = turn;
      // Only the latest run updates the state.
      const show = (next: SpeakerState) => playing.current === turn && setState(next);
      show('loading');
      const outcome = await speak(spoken, {
        loop,
        signal: turn.signal,
        onStart: () => show('speaking'),
      });
      show('silent');
      if (!quiet) explainIfSilent(outcome);
      return outcome;
    },
    [stop],
  );
  return { state, play, stop };
}
