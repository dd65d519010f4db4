import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { login, type LoginResult } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { ApiError } from '#app/lib/api.ts';
import { useApi } from '#app/lib/endpoint-query.ts';
import { paths } from '#app/lib/paths.ts';
import { useFleetingMessage } from '#app/lib/use-fleeting-message.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { PasswordField } from './password-field.tsx';

/** E-mail and password (spec §2, §5, §8: every message stays for 5 s). */
export function LoginForm({ onSuccess }: { readonly onSuccess: (result: LoginResult) => void }) {
  const api = useApi();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, showMessage] = useFleetingMessage();
  const attempt = useMutation({
    mutationFn: () => api.call(login, { body: { email, password } }),
    onSuccess,
    onError: (error) => showMessage(error instanceof ApiError ? error.message : uiTexts.loadFailed),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) showMessage(accountTexts.fillAllLoginFields);
    else attempt.mutate();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label={accountTexts.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={accountTexts.password}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <p role="alert" className="min-h-6 text-sm text-error empty:hidden">
        {message}
      </p>
      <Button type="submit" busyLabel={attempt.isPending && accountTexts.loggingIn}>
        {accountTexts.login}
      </Button>
      <TextLink to={paths.forgot} className="justify-self-center">
        {accountTexts.forgotPassword}
      </TextLink>
    </form>
  );
}
