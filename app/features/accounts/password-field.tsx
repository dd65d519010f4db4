import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { PASSWORD_MAX_CHARS } from '#contract/limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { Field } from '#app/ui/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | null;
}

export function PasswordField({ label, autoComplete, value, onChange, error }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      label={label}
      name={autoComplete}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      maxLength={PASSWORD_MAX_CHARS}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      action={
        <IconButton
          label={visible ? accountTexts.hidePassword : accountTexts.showPassword}
          icon={visible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
