import type { ComponentProps } from 'react';
import { passwordTexts } from '#contract/texts/accounts.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> {
  /** What has been typed so far. */
  readonly password: string;
  /** What the form knows of its owner, which no password should be. */
  readonly personal: readonly string[];
}

/** A password to be: with what it takes, and how strong the typed one is. */
export function NewPasswordField({ password, personal, error, ...rest }: NewPasswordFieldProps) {
  return (
    <div className="grid gap-2">
      <PasswordField autoComplete="new-password" hint={passwordTexts.strengthHint} error={error} {...rest} />
      <StrengthMeter password={password} personal={personal} alreadySaid={error} />
    </div>
  );
}
