import { useEffect, useState } from 'react';
import { login, type LoginReply } from '#contract/accounts/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { withEmail } from './link-query.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitArea } from './submit-area.tsx';
import { explainFailure, useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  /** From the previous screen. */
  readonly email?: string;
  /** The code from the e-mail was not entered yet. */
  readonly awaitsOtp: boolean;
  readonly onReply: (reply: LoginReply) => void;
}

/** E-mail and password, or Google. Every message stays for 5 s (PRODUCT.md, Accounts). */
export function LoginForm({ email, awaitsOtp, onReply }: LoginFormProps) {
  const api = useApi();
  const [refused, setRefused] = useState(false);
  const form = useAccountForm({
    fields: ['email', 'password'],
    whenEmpty: accountTexts.fillAllLoginFields,
    send: (values) => api.call(login, { body: values }),
    explain: (error) => {
      // Possibly the e-mail was not verified yet: the reply does not say.
      setRefused(error instanceof ApiError && error.statusCode === 401);
      return explainFailure(error);
    },
    onDone: onReply,
    temporary: true,
  });
  const { prefill } = form;
  useEffect(() => prefill({ email }), [prefill, email]);

  return (
    <div className="grid gap-5">
      {awaitsOtp && (
        <div className="grid gap-3 border-b border-line pb-5">
          <p>{accountTexts.otpOnItsWay}</p>
          <ButtonLink to={withEmail(paths.verifyOtp, form.typed('email'))}>
            {accountTexts.enterOtp}
          </ButtonLink>
        </div>
      )}
      <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={accountTexts.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <SubmitArea
          failure={form.failure}
          busyLabel={(form.busy || form.result !== null) && accountTexts.loggingIn}
          // Who has just registered needs the code first.
          variant={awaitsOtp ? 'secondary' : undefined}
        >
          {accountTexts.login}
        </SubmitArea>
        {!awaitsOtp && refused && (
          <ButtonLink variant="secondary" to={withEmail(paths.verifyOtp, form.typed('email'))}>
            {accountTexts.enterOtp}
          </ButtonLink>
        )}
        <TextLink to={paths.forgot} className="justify-self-center">
          {accountTexts.forgotPassword}
        </TextLink>
      </form>
      <GoogleSignIn onReply={onReply} onFailure={(text) => form.refuse({ text })} />
    </div>
  );
}
