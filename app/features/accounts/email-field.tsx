import type { ComponentProps } from 'react';
import { EMAIL_MAX_CHARS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { Field } from '#app/ui/forms/field.tsx';

interface EmailFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'maxLength'> {
  /** `username` on forms where password managers fill in the account name. */
  readonly autoComplete?: 'email' | 'username';
}

export const EmailField = ({ autoComplete = 'email', ...rest }: EmailFieldProps) => (
  <Field
    label={accountTexts.email}
    type="email"
    autoComplete={autoComplete}
    maxLength={EMAIL_MAX_CHARS}
    {...rest}
  />
);
