import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { accountTexts } from '#contract/texts/accounts.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'action' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? 'text' : 'password'}
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
