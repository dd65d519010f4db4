import { SENTENCE_REGISTERS, type SentenceRegister } from '#contract/levels.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FIELD_NAMES } from '../sentence-form.ts';

interface RegisterChoiceProps {
  readonly register: SentenceRegister;
  readonly onChange: (register: SentenceRegister) => void;
}

/** Whether polite and plain forms are both right: two options that explain their effect. */
export function RegisterChoice({ register, onChange }: RegisterChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-bold">{FIELD_NAMES.register}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SENTENCE_REGISTERS.map((choice) => (
          <label
            key={choice}
            className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-0.5 rounded-md border border-edge bg-surface px-4 py-3 transition-colors hover:border-indigo has-checked:border-indigo has-checked:bg-indigo-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
          >
            <input
              type="radio"
              name="register"
              className="mt-1 size-4.5 shrink-0 accent-indigo outline-none"
              checked={choice === register}
              onChange={() => onChange(choice)}
            />
            <span className="font-bold">{texts.registers[choice]}</span>
            <span className="col-start-2 text-sm text-ink-soft">
              <MixedText>{texts.registerHints[choice]}</MixedText>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
