import { Hash, Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import type { Dispatch } from 'react';
import { strokeTexts } from '#contract/texts/dictionary.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { isComplete, type StrokeEvent, type StrokeState } from './stroke-state.ts';

interface StrokeControlsProps {
  readonly character: string;
  readonly state: StrokeState;
  readonly dispatch: Dispatch<StrokeEvent>;
}

export function StrokeControls({ character, state, dispatch }: StrokeControlsProps) {
  const { playing, begun, drawn, speed, numbered } = state;
  return (
    <div role="group" aria-label={strokeTexts.controls(character)} className="-mx-2 flex flex-wrap">
      <IconButton
        label={strokeTexts.back}
        icon={<SkipBack />}
        disabled={drawn === 0 && !begun}
        onClick={() => dispatch({ type: 'stepped-back' })}
      />
      <IconButton
        label={playing ? strokeTexts.pause : strokeTexts.play}
        icon={playing ? <Pause /> : <Play />}
        onClick={() => dispatch({ type: playing ? 'paused' : 'played' })}
      />
      <IconButton
        label={strokeTexts.forward}
        icon={<SkipForward />}
        disabled={isComplete(state)}
        onClick={() => dispatch({ type: 'stepped-forward' })}
      />
      <IconButton
        label={strokeTexts.restart}
        icon={<RotateCcw />}
        onClick={() => dispatch({ type: 'restarted' })}
      />
      <IconButton
        label={strokeTexts.speed(speed)}
        icon={<span className="text-sm font-bold tabular-nums">{speed}×</span>}
        onClick={() => dispatch({ type: 'speed-changed' })}
      />
      <IconButton
        label={strokeTexts.showNumbers}
        icon={<Hash />}
        aria-pressed={numbered}
        className="aria-pressed:text-indigo"
        onClick={() => dispatch({ type: 'numbers-toggled' })}
      />
    </div>
  );
}
