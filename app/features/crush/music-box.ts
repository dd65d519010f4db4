import { logFailure } from '#app/lib/log.ts';
import { BEAT_S, type Note, TUNE, TUNE_S } from './tune.ts';

export interface MusicBox {
  readonly play: () => void;
  readonly pause: () => void;
  readonly close: () => void;
}

export const hasMusicBox = (): boolean => typeof AudioContext === 'function';

const VOLUME = 0.14;
/** A tooth of the comb rings so long. */
const RING_S = 1.8;
const WIND_UP_EVERY_MS = 1_000;
/** The next turn is written down so early that a slow page cannot miss its beginning. */
const AHEAD_S = 4;

/** Plays our tune over and over, without a file. Where the browser wants a gesture first, it stays silent until `play` is called in one. */
export function openMusicBox(onSounding: (isSounding: boolean) => void): MusicBox {
  const context = new AudioContext();
  const volume = new GainNode(context, { gain: VOLUME });
  volume.connect(context.destination);
  let isWanted = false;
  let nextTurn = context.currentTime;

  const windUp = () => {
    for (; nextTurn < context.currentTime + AHEAD_S; nextTurn += TUNE_S)
      for (const note of TUNE) strike(context, volume, note, nextTurn + note.at * BEAT_S);
  };
  // In a tab that nobody looks at there is nobody to invite.
  const follow = () => {
    const change = isWanted && !document.hidden ? context.resume() : context.suspend();
    change.catch((error: unknown) => logFailure('The music box did not follow', error));
  };
  const tell = () => onSounding(context.state === 'running');

  windUp();
  const winding = setInterval(windUp, WIND_UP_EVERY_MS);
  context.addEventListener('statechange', tell);
  document.addEventListener('visibilitychange', follow);

  const want = (wanted: boolean) => () => {
    isWanted = wanted;
    follow();
  };
  return {
    play: want(true),
    pause: want(false),
    close: () => {
      clearInterval(winding);
      context.removeEventListener('statechange', tell);
      document.removeEventListener('visibilitychange', follow);
      context.close().catch((error: unknown) => logFailure('The music box did not close', error));
    },
  };
}

/** A tooth of a comb: its note and, fainter and shorter, the one two octaves above. */
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
