import type { ComponentProps } from 'react';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> {
  /** The typed password. */
  readonly password: string;
  /** Personal data that the password must not be equal to. */
  readonly personal: readonly string[];
}

/** A field for a new password, with its requirements and a strength meter. */
export function NewPasswordField({ password, personal, error, ...rest }: NewPasswordFieldProps) {
  return (
    <div className="grid gap-2">
      <PasswordField autoComplete="new-password" hint={passwordTexts.strengthHint} error={error} {...rest} />
      <StrengthMeter password={password} personal={personal} shownError={error} />
    </div>
  );
}
