import { PLAYLIST_FAILURES_MAX, PLAYLIST_GAP_S, PLAYLIST_LOAD_MS } from '#contract/learning-limits.ts';
import { silentSound } from '#core/speech/silent-sound.ts';
import { playlistRepeatChoice, speedChoice } from '../choices/practice-choices.ts';
import { loadRecording, loadRecordingAhead } from './server-voice.ts';
import type { SpokenSource } from './voice-turn.ts';
import { takeTurn } from './voice.ts';

export interface PlaylistState {
  readonly index: number;
  readonly isPlaying: boolean;
  /** The last one was heard to its end. */
  readonly isFinished: boolean;
  /** So many could not be loaded, and were passed over. */
  readonly skipped: number;
}

export const BEGINNING: PlaylistState = { index: 0, isPlaying: false, isFinished: false, skipped: 0 };

interface PlaylistParts {
  readonly sources: readonly SpokenSource[];
  readonly onChange: (state: PlaylistState) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Plays sounds of our voice one after the other on one element, with silence as a sound between them: so phones go on
 * with their screen off. Create it while a tap is handled.
 */
export function createPlaylistPlayer({ sources, onChange, onFailed }: PlaylistParts) {
  const audio = new Audio();
  const over = new AbortController();
  let state = BEGINNING;
  /** The tries that have failed since the last sound that was heard, by index. */
  let failed: readonly number[] = [];
  /** What the element holds: a sound, the gap after it, or nothing yet. */
  let holds: 'sound' | 'gap' | null = null;
  let url: string | null = null;
  /** Only the latest start may play. */
  let starts = 0;

  const show = (next: Partial<PlaylistState>) => {
    state = { ...state, ...next };
    if (!over.signal.aborted) onChange(state);
  };
  const release = () => {
    if (url !== null) URL.revokeObjectURL(url);
    url = null;
    holds = null;
  };
  const put = async (sound: Blob, kind: 'sound' | 'gap') => {
    release();
    url = URL.createObjectURL(sound);
    holds = kind;
    audio.src = url;
    await audio.play();
  };
  const pause = () => {
    starts += 1;
    show({ isPlaying: false });
    audio.pause();
  };
  let turn: AbortSignal | null = null;
  /** Ends other sounds of the page; the next one of them ends this. */
  const takePage = () => {
    if (turn && !turn.aborted) return;
    turn = takeTurn(over.signal);
    turn.addEventListener('abort', pause, { once: true });
  };
  /** Players refuse a start that something newer has replaced: that is no failure. */
  const reportUnlessReplaced = () => {
    const own = starts;
    return (error: unknown) => {
      if (starts !== own || over.signal.aborted) return;
      show({ isPlaying: false });
      onFailed(error);
    };
  };

  async function start(index: number): Promise<void> {
    const source = sources[index];
    if (!source) return;
    const own = (starts += 1);
    show({ index, isPlaying: true, isFinished: false });
    const isReplaced = () => starts !== own || over.signal.aborted;
    try {
      const sound = await loadInTime(source, over.signal);
      if (isReplaced()) return;
      await put(sound, 'sound');
      failed = [];
      const next = sources[index + 1] ?? sources[0];
      if (next) void loadRecordingAhead(next, speedChoice.now());
    } catch (error) {
      if (!isReplaced()) fail(index, error);
    }
  }

  /** One sound that fails does not end the list: after the gap, the next one is tried. */
  function fail(index: number, error: unknown): void {
    failed = [...failed, index];
    const needsTap = error instanceof DOMException && error.name === 'NotAllowedError';
    if (needsTap || failed.length >= Math.min(PLAYLIST_FAILURES_MAX, sources.length)) {
      release();
      show({ index: failed[0] ?? index, isPlaying: false, skipped: 0 });
      failed = [];
      onFailed(error);
      return;
    }
    show({ skipped: state.skipped + 1 });
    void put(gap, 'gap').catch(reportUnlessReplaced());
  }

  function afterGap(): void {
    const repeat = playlistRepeatChoice.now();
    const isLast = state.index === sources.length - 1;
    if (repeat === 'one') void start(state.index);
    else if (!isLast) void start(state.index + 1);
    else if (repeat === 'all') void start(0);
    else {
      release();
      show({ index: 0, isPlaying: false, isFinished: true });
      failed = [];
    }
  }
  const onEnded = () => {
    if (holds === 'gap') afterGap();
    else void put(gap, 'gap').catch(reportUnlessReplaced());
  };
  const gap = new Blob([silentSound(PLAYLIST_GAP_S)], { type: 'audio/wav' });
  audio.addEventListener('ended', onEnded, { signal: over.signal });
  // Unplugged headphones pause too.
  audio.addEventListener('pause', () => !audio.ended && state.isPlaying && holds !== null && pause(), {
    signal: over.signal,
  });

  const goTo = (index: number) => {
    takePage();
    failed = [];
    show({ skipped: 0 });
    void start(Math.min(sources.length - 1, Math.max(0, index)));
  };
  return {
    play: () => {
      if (holds === null) return goTo(state.index);
      takePage();
      show({ isPlaying: true });
      audio.play().catch(reportUnlessReplaced());
    },
    pause,
    next: () => goTo(state.index + 1),
    previous: () => goTo(state.index - 1),
    /** A new speed is heard at once. */
    restart: () => state.isPlaying && goTo(state.index),
    close: () => {
      over.abort();
      audio.pause();
      audio.removeAttribute('src');
      release();
    },
  };
}

export type PlaylistPlayer = ReturnType<typeof createPlaylistPlayer>;

/** Fails if the sound takes too long, as on a network that hangs. */
function loadInTime(source: SpokenSource, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The sound takes too long')), PLAYLIST_LOAD_MS);
    void loadRecording(source, speedChoice.now(), signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
