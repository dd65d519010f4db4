import { useId } from 'react';
import { speechTexts } from '#contract/texts/speech.ts';
import { voiceChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';

/** Which voice speaks Japanese: that of the device if it has one, or ours. */
export function VoiceChoice() {
  const name = useId();
  const chosen = useChoice(voiceChoice);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span id={`${name}-label`} className="text-sm text-ink-soft">
        {speechTexts.voice}
      </span>
      <div className="flex rounded-md border border-edge bg-surface p-0.5">
        {voiceChoice.values.map((choice) => (
          <label
            key={choice}
            className="flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm font-bold text-ink-soft transition-colors hover:text-ink has-checked:bg-indigo has-checked:text-on-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice === chosen}
              onChange={() => voiceChoice.choose(choice)}
            />
            {speechTexts.voices[choice]}
          </label>
        ))}
      </div>
    </div>
  );
}
