import { useId } from 'react';
import { speechTexts } from '#contract/texts/speech.ts';
import { speedChoice, voiceChoice } from '#app/lib/choices/practice-choices.ts';
import { type StoredChoice, useChoice } from '#app/lib/choices/stored-choice.ts';
import type { SpeechSpeed } from '#app/lib/voice/voice-turn.ts';

/** Which voice speaks Japanese: that of the device if it has one, or ours. */
export const VoiceChoice = () => (
  <ChoiceRow choice={voiceChoice} label={speechTexts.voice} names={speechTexts.voices} />
);

/** How fast Japanese is spoken, by either voice; `onChosen` lets a sound that is heard now begin again. */
export const SpeedChoice = ({ onChosen }: { readonly onChosen?: (speed: SpeechSpeed) => void }) => (
  <ChoiceRow choice={speedChoice} label={speechTexts.speed} names={speechTexts.speeds} onChosen={onChosen} />
);

interface ChoiceRowProps<Value extends string> {
  readonly choice: StoredChoice<Value>;
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly onChosen?: ((value: Value) => void) | undefined;
}

/** A stored choice as radio buttons side by side. */
export function ChoiceRow<Value extends string>({ choice, label, names, onChosen }: ChoiceRowProps<Value>) {
  const name = useId();
  const chosen = useChoice(choice);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span id={`${name}-label`} className="text-sm text-ink-soft">
        {label}
      </span>
      <div className="flex flex-wrap rounded-md border border-edge bg-surface p-0.5">
        {choice.values.map((value) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-sm px-2 text-sm font-bold text-ink-soft tabular-nums transition-colors hover:text-ink has-checked:bg-indigo has-checked:text-on-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo sm:px-3"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === chosen}
              onChange={() => {
                choice.choose(value);
                onChosen?.(value);
              }}
            />
            {names[value]}
          </label>
        ))}
      </div>
    </div>
  );
}
