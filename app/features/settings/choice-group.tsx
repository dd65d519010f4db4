import { useId } from 'react';
import { settingsTexts } from '#contract/texts/settings.ts';
import { type StoredChoice, useChoice } from '#app/lib/choices/stored-choice.ts';
import { classNames } from '#app/ui/class-names.ts';

interface Option {
  readonly name: string;
  readonly note?: string;
}

interface ChoiceGroupProps<Value extends string> {
  readonly choice: StoredChoice<Value>;
  readonly texts: { readonly legend: string; readonly options: Readonly<Record<Value, Option>> };
  /** The only value that this device allows. */
  readonly only?: Value | undefined;
  /** Receives the sentence to announce to screen readers. */
  readonly onChosen: (announcement: string) => void;
}

/** One setting as radio buttons. Options without a note are placed side by side where there is room. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { choice, texts, only, onChosen } = props;
  const group = useId();
  const wanted = useChoice(choice);
  const chosen = only ?? wanted;
  const { legend, options } = texts;
  const short = choice.values.every((value) => !options[value].note);
  const choose = (value: Value) => {
    choice.choose(value);
    onChosen(settingsTexts.chosen(legend, options[value].name));
  };
  return (
    <fieldset disabled={only !== undefined} className="disabled:opacity-55">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className={classNames('grid gap-2', short && 'sm:auto-cols-fr sm:grid-flow-col')}>
        {choice.values.map((value) => (
          <Radio
            key={value}
            group={group}
            option={options[value]}
            checked={value === chosen}
            onCheck={() => choose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RadioProps {
  readonly group: string;
  readonly option: Option;
  readonly checked: boolean;
  readonly onCheck: () => void;
}

function Radio({ group, option: { name, note }, checked, onCheck }: RadioProps) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line px-4 py-2.5 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo">
      <input
        type="radio"
        name={group}
        aria-labelledby={id}
        aria-describedby={note && `${id}-note`}
        checked={checked}
        onChange={onCheck}
        className="mt-0.75 size-5 shrink-0 accent-indigo outline-none"
      />
      <span className="grid gap-0.5">
        <span id={id}>{name}</span>
        {note && (
          <span id={`${id}-note`} className="text-sm text-ink-soft">
            {note}
          </span>
        )}
      </span>
    </label>
  );
}
