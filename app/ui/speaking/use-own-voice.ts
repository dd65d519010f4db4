import { useCallback, useEffect, useRef, useState } from 'react';
import type { SpeakingFailure } from '#contract/texts/speaking.ts';
import { hintFor, type SpokenHint } from '#core/speech/compare-shapes.ts';
import type { SpokenShape } from '#core/speech/spoken-shape.ts';
import { speedChoice } from '#app/lib/choices/practice-choices.ts';
import { logFailure } from '#app/lib/log.ts';
import { hearShape } from '#app/lib/voice/hear-shape.ts';
import { type OwnRecording, RecordingError, recordVoice } from '#app/lib/voice/record-voice.ts';
import {
  loadRecording,
  loadRecordingAhead,
  playRecording,
  prepareServerVoice,
} from '#app/lib/voice/server-voice.ts';
import type { SpeechSpeed, SpokenSource } from '#app/lib/voice/voice-turn.ts';
import { stopSpeaking, takeTurn } from '#app/lib/voice/voice.ts';
import { explainIfSilent } from '../japanese/listen.ts';

interface Voice {
  readonly sound: Blob;
  readonly shape: SpokenShape;
}

export interface ComparedVoices {
  readonly model: Voice;
  readonly own: Voice;
  readonly hint: SpokenHint | null;
  readonly isCut: boolean;
}

export type OwnVoiceState =
  | { readonly kind: 'idle' | 'asking' | 'recording' | 'reading' }
  | ({ readonly kind: 'compared' } & ComparedVoices)
  | { readonly kind: 'failed'; readonly reason: SpeakingFailure };

export type Heard = 'model' | 'own';

class ComparingError extends Error {
  constructor(
    readonly reason: SpeakingFailure,
    cause: unknown,
  ) {
    super(`Not compared: ${reason}`, { cause });
  }
}

/**
 * Records the learner beside the model. Recordings are kept in memory only: leaving closes the microphone and forgets
 * them.
 */
export function useOwnVoice(source: SpokenSource) {
  const [state, setState] = useState<OwnVoiceState>({ kind: 'idle' });
  const [heard, setHeard] = useState<Heard | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const lastTurn = useRef<AbortSignal | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const record = async (): Promise<void> => {
    leaving.current?.abort();
    const left = new AbortController();
    const stop = new AbortController();
    leaving.current = left;
    stopping.current = stop;
    const show = (next: OwnVoiceState) => left.signal.aborted || setState(next);
    // The model must not be recorded.
    stopSpeaking();
    show({ kind: 'asking' });
    // While the learner speaks, the model has time to arrive.
    const speed = speedChoice.now();
    void loadRecordingAhead(source, speed);
    try {
      const recorded = await recordVoice({
        stop: stop.signal,
        leave: left.signal,
        onStart: () => show({ kind: 'recording' }),
      });
      if (!recorded) return;
      show({ kind: 'reading' });
      show({ kind: 'compared', ...(await compare(recorded, { source, speed }, left.signal)) });
    } catch (error) {
      if (left.signal.aborted) return;
      const known = error instanceof RecordingError || error instanceof ComparingError;
      logFailure('A voice was not compared', error);
      show({ kind: 'failed', reason: known ? error.reason : 'failed' });
    }
  };

  const play = useCallback(
    async (voices: readonly Heard[]): Promise<void> => {
      if (state.kind !== 'compared') return;
      prepareServerVoice();
      const turn = takeTurn(leaving.current?.signal);
      lastTurn.current = turn;
      try {
        for (const voice of voices) {
          if (turn.aborted) break;
          setHeard(voice);
          await playRecording(state[voice].sound, { signal: turn, onStart: () => {} });
        }
      } catch (error) {
        logFailure('A recording was not heard', error);
        explainIfSilent('failed');
      }
      if (lastTurn.current === turn) setHeard(null);
    },
    [state],
  );
  const silence = () => {
    stopSpeaking();
    setHeard(null);
  };
  return {
    state,
    heard,
    record: () => void record(),
    stop: () => stopping.current?.abort(),
    play: (voices: readonly Heard[]) => void play(voices),
    silence,
  };
}

async function compare(
  { recording, isCut }: OwnRecording,
  model: { readonly source: SpokenSource; readonly speed: SpeechSpeed },
  signal: AbortSignal,
): Promise<ComparedVoices> {
  const own = await drawn(recording, signal, 'not-decoded');
  if (!own) throw new ComparingError('too-quiet', undefined);
  const sound = await loadRecording(model.source, model.speed, signal).catch(failedAs('no-model'));
  const theirs = await drawn(sound, signal, 'no-model');
  if (!theirs) throw new ComparingError('no-model', undefined);
  return { model: theirs, own, hint: hintFor(theirs.shape, own.shape), isCut };
}

async function drawn(sound: Blob, signal: AbortSignal, otherwise: SpeakingFailure): Promise<Voice | null> {
  const shape = await hearShape(sound, signal).catch(failedAs(otherwise));
  return shape && { sound, shape };
}

const failedAs = (reason: SpeakingFailure) => (error: unknown) => {
  throw new ComparingError(reason, error);
};
