import { Repeat, Square, Volume2 } from 'lucide-react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { Button } from '#app/ui/button.tsx';
import { SpeedChoice } from '#app/ui/forms/voice-choice.tsx';
import type { Listening } from './use-listening.ts';

interface ListeningPromptProps {
  readonly listening: Listening;
  /** What to do with it. */
  readonly title?: string;
}

/** Plays the sentence to write down: at any speed, once or in a loop. */
export function ListeningPrompt({ listening, title = practiceTexts.writeWhatYouHear }: ListeningPromptProps) {
  const { state, played, loop } = listening;
  const silent = state === 'silent';
  const main = !silent ? practiceTexts.stop : played ? practiceTexts.replay : practiceTexts.play;
  return (
    <div className="grid justify-items-center gap-3 sm:gap-5 noscript:[&>:not(h1)]:hidden">
      <h1 tabIndex={-1} className="text-lg font-bold outline-none sm:text-xl">
        {title}
      </h1>
      <button
        type="button"
        aria-label={main}
        title={main}
        aria-busy={state === 'loading' || undefined}
        onClick={() => (silent ? listening.play() : listening.stop())}
        className="grid size-20 shrink-0 place-items-center rounded-full bg-indigo text-on-indigo shadow-card transition-colors hover:bg-indigo-deep sm:size-24 [&_svg]:size-9"
      >
        <span className={state === 'loading' ? 'animate-[breathe_1.6s_ease-in-out_infinite]' : ''}>
          {silent ? <Volume2 aria-hidden /> : <Square aria-hidden className="fill-current" />}
        </span>
      </button>
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <SpeedChoice onChosen={listening.restart} />
        <Button
          variant="quiet"
          className="px-3! aria-pressed:bg-indigo-wash aria-pressed:text-indigo"
          icon={<Repeat aria-hidden className="size-5" />}
          aria-pressed={loop}
          onClick={listening.switchLoop}
        >
          {practiceTexts.loop}
        </Button>
      </div>
    </div>
  );
}
