import { useEffect, useRef, useState } from 'react';
import type { UnitTrack } from '#contract/path/endpoints.ts';
import { SITE_NAME } from '#contract/site-name.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { logFailure } from '#app/lib/log.ts';
import {
  BEGINNING,
  createPlaylistPlayer,
  type PlaylistPlayer,
  type PlaylistState,
} from '#app/lib/voice/playlist-player.ts';
import type { SpokenSource } from '#app/lib/voice/voice-turn.ts';
import { explainIfSilent } from '#app/ui/japanese/listen.ts';

/** The player of a list of tracks, and the buttons of the lock screen and of headphones. */
export function usePlaylist(tracks: readonly UnitTrack[], unit: string) {
  const [state, setState] = useState(BEGINNING);
  const player = useRef<PlaylistPlayer | null>(null);
  useEffect(
    () => () => {
      player.current?.close();
      player.current = null;
    },
    [],
  );
  const withPlayer = (): PlaylistPlayer =>
    (player.current ??= createPlaylistPlayer({
      sources: tracks.map(sourceOf),
      onChange: setState,
      onFailed: (error) => {
        logFailure('A track was not heard', error);
        explainIfSilent(error instanceof ApiError ? { refusal: error.message } : 'failed');
      },
    }));
  const controls = {
    play: () => withPlayer().play(),
    pause: () => withPlayer().pause(),
    next: () => withPlayer().next(),
    previous: () => withPlayer().previous(),
    restart: () => player.current?.restart(),
  };
  useMediaSession(controls, { state, track: tracks[state.index], unit });
  return { state, ...controls };
}

const sourceOf = ({ kind, id, ja }: UnitTrack): SpokenSource => {
  if (kind === 'word' && id !== null) return { itemId: id };
  return kind === 'sentence' && id !== null ? { sentenceId: id } : { text: ja };
};

interface Playing {
  readonly state: PlaylistState;
  readonly track: UnitTrack | undefined;
  readonly unit: string;
}

/** What the lock screen shows, from the first sound on. */
function useMediaSession(
  controls: Record<'play' | 'pause' | 'next' | 'previous', () => void>,
  { state, track, unit }: Playing,
): void {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  const { isPlaying } = state;
  useEffect(() => {
    const session = sessionHere();
    if (!session || !isPlaying || !track) return;
    session.metadata = new MediaMetadata({
      title: withoutRuby(track.ja),
      artist: unit,
      album: SITE_NAME,
    });
    session.setActionHandler('play', () => latest.current.play());
    session.setActionHandler('pause', () => latest.current.pause());
    session.setActionHandler('nexttrack', () => latest.current.next());
    session.setActionHandler('previoustrack', () => latest.current.previous());
  }, [isPlaying, track, unit]);
  useEffect(() => {
    const session = sessionHere();
    if (session) session.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isPlaying]);
  useEffect(
    () => () => {
      const session = sessionHere();
      if (!session) return;
      session.metadata = null;
      session.playbackState = 'none';
      for (const action of ['play', 'pause', 'nexttrack', 'previoustrack'] as const)
        session.setActionHandler(action, null);
    },
    [],
  );
}

/** Missing in some browsers. */
const sessionHere = (): MediaSession | undefined =>
  (navigator as Partial<Pick<Navigator, 'mediaSession'>>).mediaSession;
