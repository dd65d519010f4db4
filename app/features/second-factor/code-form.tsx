import { type FormEvent, useState } from 'react';
import { SECOND_FACTOR_CODE_MAX_CHARS } from '#contract/limits.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import type { ButtonVariant } from '#app/ui/button-styles.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';

interface CodeFormProps {
  readonly label: string;
  readonly busyLabel: string | false;
  readonly variant?: ButtonVariant;
  readonly hint?: string;
  readonly error: string | null;
  readonly onSubmit: (code: string) => void;
}

/** One code and a button. */
export function CodeForm({ label, busyLabel, variant, hint, error, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onSubmit(code);
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      <Field
        label={secondFactorTexts.code}
        hint={hint}
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={SECOND_FACTOR_CODE_MAX_CHARS}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
      <Button
        type="submit"
        variant={variant}
        className="justify-self-start"
        disabled={!code.trim()}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
    </form>
  );
}
