import { logFailure } from '#app/lib/log.ts';
import { BEAT_S, type Note, TUNE, TUNE_S } from './tune.ts';

export interface MusicBox {
  readonly play: () => void;
  readonly pause: () => void;
  readonly close: () => void;
}

export const hasMusicBox = (): boolean => typeof AudioContext === 'function';

const VOLUME = 0.14;
/** How long a note rings. */
const RING_S = 1.8;
const SCHEDULE_EVERY_MS = 1_000;
/** The next round is scheduled this early, so that a slow page cannot miss its start. */
const AHEAD_S = 4;

/**
 * Plays our tune in a loop, without an audio file. Where the browser requires a gesture, it stays silent until `play`
 * is called in one.
 */
export function openMusicBox(onSounding: (isSounding: boolean) => void): MusicBox {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: VOLUME });
  volume.connect(context.destination);
  let shouldPlay = false;
  let nextRound = context.currentTime;

  const scheduleNotes = () => {
    for (; nextRound < context.currentTime + AHEAD_S; nextRound += TUNE_S)
      for (const note of TUNE) strike(context, volume, note, nextRound + note.at * BEAT_S);
  };
  // Silent in background tabs.
  const applyState = () => {
    const change = shouldPlay && !document.hidden ? context.resume() : context.suspend();
    change.catch((error: unknown) => logFailure('The music box did not follow', error));
  };
  const reportState = () => onSounding(context.state === 'running');

  scheduleNotes();
  const timer = setInterval(scheduleNotes, SCHEDULE_EVERY_MS);
  context.addEventListener('statechange', reportState);
  document.addEventListener('visibilitychange', applyState);

  const setShouldPlay = (value: boolean) => () => {
    shouldPlay = value;
    applyState();
  };
  return {
    play: setShouldPlay(true),
    pause: setShouldPlay(false),
    close: () => {
      clearInterval(timer);
      context.removeEventListener('statechange', reportState);
      document.removeEventListener('visibilitychange', applyState);
      context.close().catch((error: unknown) => logFailure('The music box did not close', error));
    },
  };
}

/** One note of a music box: its tone and, softer and shorter, the tone two octaves above. */
function strike(context: AudioContext, out: AudioNode, { hertz, loudness }: Note, at: number): void {
  for (const { times, share, ring } of [
    { times: 1, share: 1, ring: RING_S },
    { times: 4, share: 0.18, ring: RING_S / 4 },
  ]) {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness * share, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + ring);
    const sound = new OscillatorNode(context, { frequency: hertz * times });
    sound.connect(gain).connect(out);
    sound.start(at);
    sound.stop(at + ring);
  }
}
