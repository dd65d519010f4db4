import { useState } from 'react';
import { resetPassword } from '#contract/accounts/endpoints.ts';
import { PASSWORD_REDIRECT_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { checkNewPassword } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitArea } from './submit-area.tsx';
import { explainFailure, useAccountForm } from './use-account-form.ts';
import { useLoginLater } from './use-login-later.ts';

/** Sets a new password with the token of the link, which is unknown until hydration. */
export function ResetPasswordForm({ token = '' }: { readonly token?: string }) {
  const api = useApi();
  const [linkIsDead, setLinkIsDead] = useState(false);
  const loginLater = useLoginLater(PASSWORD_REDIRECT_MS);
  const form = useAccountForm({
    fields: ['newPassword', 'confirmation'],
    whenEmpty: passwordTexts.fillAllFields,
    check: (values) => checkNewPassword(values, passwordTexts.resetMismatch, []),
    send: ({ newPassword }) => api.call(resetPassword, { body: { token, newPassword } }),
    explain: (error) => {
      setLinkIsDead(isAboutTheLink(error));
      return explainFailure(error);
    },
    onDone: () => loginLater({}),
  });

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
      <NewPasswordField
        label={passwordTexts.newPassword}
        password={form.typed('newPassword')}
        personal={[]}
        {...form.field('newPassword')}
      />
      <PasswordField
        label={passwordTexts.confirmPassword}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <SubmitArea
        failure={form.failure}
        success={form.result && passwordTexts.resetSucceeded}
        busyLabel={form.busy && passwordTexts.resetting}
        disabled={form.result !== null}
      >
        {passwordTexts.reset}
      </SubmitArea>
      {linkIsDead && (
        <ButtonLink variant="secondary" to={paths.forgot}>
          {passwordTexts.askNewLink}
        </ButtonLink>
      )}
    </form>
  );
}

// A refusal about the password names its field; any other refusal is about the link.
const isAboutTheLink = (error: unknown) =>
  error instanceof ApiError &&
  error.field !== 'newPassword' &&
  error.statusCode < 500 &&
  error.statusCode !== 429;
