import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TalkScene } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useFuriganaSwitch } from '#app/lib/choices/furigana-switch.ts';
import { Button } from '#app/ui/button.tsx';
import { VoiceChoice } from '#app/ui/forms/voice-choice.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { SpokenLines } from './spoken-lines.tsx';
import { unanswered } from './talk-state.ts';
import { TalkSummary } from './talk-summary.tsx';
import { useAnswer } from './use-answer.ts';
import { usePartnerVoice } from './use-partner-voice.ts';
import { useTalk } from './use-talk.ts';

interface TalkProps {
  readonly scene: TalkScene;
  readonly onRestart: () => void;
}

/** A talk in a scene, from its opening line to its summary. */
export function Talk({ scene, onRestart }: TalkProps) {
  const [furigana, switchFurigana] = useFuriganaSwitch();
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef<HTMLElement>(null);
  const voice = usePartnerVoice();
  const { state, say, retry, takeBack } = useTalk(scene.id, ({ japanese }) => {
    void voice.speakAutomatically(japanese);
  });
  const answer = useAnswer(say);
  const { lines, phase, failure, reply } = state;

  useEffect(() => {
    // Shows the last line, its answer and the answer bar together.
    if (lines.length > 1) latest.current?.scrollIntoView({ block: 'start' });
  }, [lines.length]);

  if (failure !== null && lines.length === 0) return <ErrorState message={failure} onRetry={retry} />;
  const editAgain = () => {
    const text = unanswered(state);
    takeBack();
    answer.type(text ?? '');
    field.current?.focus();
  };
  return (
    <div className="grid gap-5">
      <FuriganaSwitch on={furigana} onSwitch={switchFurigana} />
      <SpokenLines
        lines={lines}
        waiting={phase === 'waiting'}
        furigana={furigana}
        voice={voice}
        latestRef={latest}
      />
      {failure !== null && <SendingFailure message={failure} onRetry={retry} onEdit={editAgain} />}
      {phase === 'ended' ? (
        <TalkSummary lines={lines} onRestart={onRestart} />
      ) : (
        <AnswerBar
          answer={answer}
          suggestions={phase === 'open' ? (reply?.suggestions ?? []) : []}
          furigana={furigana}
          waiting={phase !== 'open'}
          fieldRef={field}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">{reply && talkTexts.sources[reply.source]}</p>
        <VoiceChoice />
      </div>
    </div>
  );
}

interface FuriganaSwitchProps {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

function FuriganaSwitch({ on, onSwitch }: FuriganaSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onSwitch(!on)}
      className="min-h-11 justify-self-start rounded-md border border-edge px-4 text-sm font-bold text-ink-soft transition-colors hover:border-indigo hover:text-indigo aria-pressed:bg-indigo-wash aria-pressed:text-indigo"
    >
      {talkTexts.furigana}
    </button>
  );
}

interface SendingFailureProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly onEdit: () => void;
}

/** A line without an answer: it can be sent again, or edited first. */
function SendingFailure({ message, onRetry, onEdit }: SendingFailureProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-error-wash px-4 py-3">
      <p className="text-error">{message}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<RotateCcw aria-hidden className="size-4" />} onClick={onRetry}>
          {uiTexts.tryAgain}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {talkTexts.edit}
        </Button>
      </div>
    </div>
  );
}
