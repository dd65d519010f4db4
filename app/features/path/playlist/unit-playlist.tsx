import { useQuery } from '@tanstack/react-query';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { UnitTrack } from '#contract/path/endpoints.ts';
import { playlistTexts as texts } from '#contract/texts/playlist.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { playlistMeaningChoice, playlistRepeatChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { ChoiceRow, SpeedChoice } from '#app/ui/forms/voice-choice.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { playlistQuery } from '../path-queries.ts';
import { usePlaylist } from './use-playlist.ts';

interface UnitPlaylistProps {
  readonly unitId: string;
  readonly title: string;
}

/** Everything that is said in a unit, one after the other. */
export default function UnitPlaylist({ unitId, title }: UnitPlaylistProps) {
  const { data, isError, refetch } = useQuery(playlistQuery(unitId));
  return (
    <section
      aria-label={texts.label(title)}
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-surface p-3 shadow-card sm:p-4"
    >
      {data && data.tracks.length > 0 ? (
        <Tracks tracks={data.tracks} unit={title} />
      ) : (
        <p role="status" className="text-ink-soft">
          {data ? texts.empty : isError ? texts.notLoaded : texts.loading}
        </p>
      )}
      {isError && (
        <Button variant="secondary" className="justify-self-start" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      )}
    </section>
  );
}

function Tracks({ tracks, unit }: { readonly tracks: readonly UnitTrack[]; readonly unit: string }) {
  const { state, play, pause, next, previous, restart } = usePlaylist(tracks, unit);
  const track = tracks[state.index];
  return (
    <>
      {track && <Now track={track} at={state.index + 1} all={tracks.length} />}
      <div className="flex flex-wrap items-center gap-1 sm:gap-3">
        <IconButton
          label={texts.previous}
          icon={<SkipBack />}
          disabled={state.index === 0}
          onClick={previous}
        />
        <Button
          className="px-3! sm:min-w-40"
          icon={
            state.isPlaying ? (
              <Pause aria-hidden className="size-5" />
            ) : (
              <Play aria-hidden className="size-5" />
            )
          }
          onClick={state.isPlaying ? pause : play}
        >
          {state.isPlaying ? texts.pause : texts.play}
        </Button>
        <IconButton
          label={texts.next}
          icon={<SkipForward />}
          disabled={state.index === tracks.length - 1}
          onClick={next}
        />
      </div>
      <p role="status" className={state.isFinished ? 'font-bold text-moss' : 'sr-only'}>
        {state.isFinished && texts.finished}
      </p>
      {state.skipped > 0 && <p className="text-sm text-ink-soft">{texts.skipped(state.skipped)}</p>}
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        <SpeedChoice onChosen={restart} />
        <ChoiceRow choice={playlistRepeatChoice} label={texts.repeat} names={texts.repeats} />
        <ChoiceRow choice={playlistMeaningChoice} label={texts.meaning} names={texts.meanings} />
      </div>
      <p className="text-sm text-ink-soft">{texts.screenOff}</p>
    </>
  );
}

interface NowProps {
  readonly track: UnitTrack;
  /** From 1. */
  readonly at: number;
  readonly all: number;
}

/** What is heard now. Its height stays for two lines, so that the buttons do not move under a finger. */
function Now({ track: { kind, ja, vi }, at, all }: NowProps) {
  const withMeaning = useChoice(playlistMeaningChoice) === 'on';
  return (
    <div className="grid min-h-36 content-start gap-1">
      <p className="flex justify-between text-sm text-ink-soft">
        <span>{texts.kinds[kind]}</span>
        <span className="tabular-nums">{texts.position(at, all)}</span>
      </p>
      <JapaneseText as="p" className="text-xl leading-loose">
        {parseRuby(ja)}
      </JapaneseText>
      {withMeaning && <p className="text-ink-soft">{vi}</p>}
    </div>
  );
}
