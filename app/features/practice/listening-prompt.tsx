import { Repeat, Square, Turtle, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { classNames } from '#app/ui/class-names.ts';
import type { Listening } from './use-listening.ts';

/** Plays the sentence to write down: repeatedly, slowly or in a loop. */
export function ListeningPrompt({ listening }: { readonly listening: Listening }) {
  const { state, played, loop } = listening;
  const silent = state === 'silent';
  const main = !silent ? practiceTexts.stop : played ? practiceTexts.replay : practiceTexts.play;
  return (
    <div className="grid justify-items-center gap-3 sm:gap-5 noscript:[&>:not(h1)]:hidden">
      <h1 tabIndex={-1} className="text-lg font-bold outline-none sm:text-xl">
        {practiceTexts.writeWhatYouHear}
      </h1>
      <div className="flex w-full max-w-sm items-center justify-between gap-3">
        <SideButton
          icon={<Turtle aria-hidden />}
          label={practiceTexts.slow}
          onClick={() => listening.play(true)}
        />
        <button
          type="button"
          aria-label={main}
          title={main}
          aria-busy={state === 'loading' || undefined}
          onClick={() => (silent ? listening.play(false) : listening.stop())}
          className="grid size-20 shrink-0 place-items-center rounded-full bg-indigo text-on-indigo shadow-card transition-colors hover:bg-indigo-deep sm:size-24 [&_svg]:size-9"
        >
          <span className={state === 'loading' ? 'animate-[breathe_1.6s_ease-in-out_infinite]' : ''}>
            {silent ? <Volume2 aria-hidden /> : <Square aria-hidden className="fill-current" />}
          </span>
        </button>
        <SideButton
          icon={<Repeat aria-hidden />}
          label={practiceTexts.loop}
          pressed={loop}
          onClick={listening.switchLoop}
        />
      </div>
    </div>
  );
}

interface SideButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

function SideButton({ icon, label, pressed, onClick }: SideButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onClick}
      className={classNames(
        'grid min-h-11 w-28 justify-items-center gap-1 rounded-md px-2 py-1.5 text-sm font-bold text-ink-soft transition-colors hover:bg-indigo-wash hover:text-indigo [&_svg]:size-6',
        'aria-pressed:bg-indigo-wash aria-pressed:text-indigo',
      )}
    >
      {icon}
      {label}
    </button>
  );
}
