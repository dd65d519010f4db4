import { Mic, Square, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { OWN_VOICE_MAX_MS } from '#contract/learning-limits.ts';
import { speakingTexts as texts } from '#contract/texts/speaking.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import type { SpokenSource } from '#app/lib/voice/voice-turn.ts';
import { Button } from '../button.tsx';
import { type ComparedVoices, type Heard, type OwnVoiceState, useOwnVoice } from './use-own-voice.ts';
import { VoicePicture } from './voice-picture.tsx';

const MOST_SECONDS = OWN_VOICE_MAX_MS / 1_000;

/** Records the learner's voice and shows it beside the model. The microphone is asked for by the button only. */
export default function CompareVoices({ source }: { readonly source: SpokenSource }) {
  const { state, heard, record, stop, play, silence } = useOwnVoice(source);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const isRecording = state.kind === 'recording';
  const isBusy = state.kind === 'asking' || state.kind === 'reading';
  const isNew = state.kind === 'idle' || isBusy;
  return (
    <section
      aria-label={speechTexts.recordAndCompare}
      className="grid gap-3 rounded-lg border border-line bg-sunken p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={button}
          variant={state.kind === 'compared' ? 'secondary' : 'primary'}
          // Not disabled: it would lose the focus.
          aria-disabled={isBusy || undefined}
          icon={
            isRecording ? (
              <Square aria-hidden className="size-4 fill-current" />
            ) : (
              <Mic aria-hidden className="size-5" />
            )
          }
          onClick={() => (isRecording ? stop() : !isBusy && record())}
        >
          {isRecording ? texts.stop : isNew ? texts.start : texts.again}
        </Button>
        {isRecording && <Elapsed />}
        <p role="status" className="text-sm text-ink-soft">
          {state.kind === 'asking' && texts.asking}
          {state.kind === 'reading' && texts.reading}
        </p>
      </div>
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
      <Outcome state={state} />
      {state.kind === 'compared' && (
        <>
          <VoicePicture model={state.model.shape} own={state.own.shape} />
          <PlayButtons heard={heard} onPlay={play} onStop={silence} />
          <p className="text-sm text-ink-soft">{texts.noScore}</p>
        </>
      )}
    </section>
  );
}

/** What happened, as an alert: it stands there before it has a text, so that screen readers read it. */
function Outcome({ state }: { readonly state: OwnVoiceState }) {
  const isFailed = state.kind === 'failed';
  return (
    <div role="alert" className={isFailed ? 'text-error' : ''}>
      {isFailed && texts.failures[state.reason]}
      {state.kind === 'compared' && <Remarks {...state} />}
    </div>
  );
}

function Remarks({ hint, isCut }: Pick<ComparedVoices, 'hint' | 'isCut'>) {
  return (
    <>
      {isCut && <p>{texts.cut(MOST_SECONDS)}</p>}
      {hint && <p>{texts.hints[hint]}</p>}
    </>
  );
}

interface PlayButtonsProps {
  readonly heard: Heard | null;
  readonly onPlay: (voices: readonly Heard[]) => void;
  readonly onStop: () => void;
}

function PlayButtons({ heard, onPlay, onStop }: PlayButtonsProps) {
  const speaker = <Volume2 aria-hidden className="size-5" />;
  return (
    <div className="flex flex-wrap gap-2">
      {heard === null ? (
        <Button icon={speaker} onClick={() => onPlay(['model', 'own'])}>
          {texts.playBoth}
        </Button>
      ) : (
        <Button icon={<Square aria-hidden className="size-4 fill-current" />} onClick={onStop}>
          {texts.stopPlaying}
        </Button>
      )}
      <Button variant="secondary" aria-pressed={heard === 'model'} onClick={() => onPlay(['model'])}>
        {texts.playModel}
      </Button>
      <Button variant="secondary" aria-pressed={heard === 'own'} onClick={() => onPlay(['own'])}>
        {texts.playOwn}
      </Button>
    </div>
  );
}

/** Counts while the microphone is open; not announced every second. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => Math.min(before + 1, MOST_SECONDS)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" className="flex items-center gap-2 text-sm font-bold text-vermilion tabular-nums">
      <span aria-hidden className="size-2.5 rounded-full bg-vermilion" />
      {texts.recording(seconds, MOST_SECONDS)}
    </p>
  );
}
