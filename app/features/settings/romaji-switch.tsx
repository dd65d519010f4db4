import { useId } from 'react';
import { practiceTexts } from '#contract/texts/practice.ts';
import { settingsTexts } from '#contract/texts/settings.ts';
import { romajiChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

/** The same switch as below the answer of a lesson. */
export function RomajiSwitch({ onChosen }: { readonly onChosen: (announcement: string) => void }) {
  const note = useId();
  const chosen = useChoice(romajiChoice);
  const choose = (value: typeof chosen) => {
    romajiChoice.choose(value);
    onChosen(settingsTexts.chosen(practiceTexts.romajiSwitch, settingsTexts[value]));
  };
  return (
    <div>
      <Checkbox
        label={practiceTexts.romajiSwitch}
        aria-describedby={note}
        checked={chosen === 'on'}
        onChange={({ target }) => choose(target.checked ? 'on' : 'off')}
      />
      <p id={note} className="text-sm text-ink-soft">
        <MixedText>{settingsTexts.romajiNote}</MixedText>
      </p>
    </div>
  );
}
