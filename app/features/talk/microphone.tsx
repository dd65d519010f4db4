import { Mic, Square } from 'lucide-react';
import { talkTexts } from '#contract/texts/talk.ts';
import { classNames } from '#app/ui/class-names.ts';

interface MicrophoneProps {
  readonly listening: boolean;
  readonly disabled: boolean;
  readonly onToggle: () => void;
}

/** A press starts listening, another one stops it (PRODUCT.md, Assistant). */
export function Microphone({ listening, disabled, onToggle }: MicrophoneProps) {
  return (
    <div className="grid justify-items-center gap-2">
      <button
        type="button"
        aria-label={talkTexts.speak}
        title={talkTexts.speak}
        aria-pressed={listening}
        disabled={disabled}
        onClick={onToggle}
        className={classNames(
          'grid size-20 place-items-center rounded-full shadow-card transition-colors disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-9',
          listening
            ? 'bg-vermilion text-on-vermilion'
            : 'bg-indigo text-on-indigo hover:bg-indigo-deep disabled:hover:bg-indigo',
        )}
      >
        <span className={listening ? 'animate-[breathe_1.6s_ease-in-out_infinite]' : ''}>
          {listening ? <Square aria-hidden className="fill-current" /> : <Mic aria-hidden />}
        </span>
      </button>
      <p role="status" className="text-sm text-ink-soft">
        {listening ? talkTexts.listening : talkTexts.tapToSpeak}
      </p>
    </div>
  );
}
