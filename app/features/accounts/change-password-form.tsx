import { useEffect } from 'react';
import { changePassword } from '#contract/accounts/endpoints.ts';
import { PASSWORD_REDIRECT_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { rememberPlace } from '#app/lib/session/came-from.ts';
import { currentSession, endSession, hasStoredToken } from '#app/lib/session/session.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { checkNewPassword } from './new-password.ts';
import { PasswordField } from './password-field.tsx';
import { SubmitArea } from './submit-area.tsx';
import { explainFailure, type Refusal, useAccountForm } from './use-account-form.ts';
import { useLoginLater } from './use-login-later.ts';

/** Old and new password (PRODUCT.md, Accounts). It ends all sessions; the current one when the screen closes (D27). */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const api = useApi();
  const loginLater = useLoginLater(PASSWORD_REDIRECT_MS);
  const form = useAccountForm({
    fields: ['oldPassword', 'newPassword', 'confirmation'],
    whenEmpty: passwordTexts.fillAllFields,
    check: (values) => checkNewPassword(values, passwordTexts.changeMismatch, [email]) ?? checkOwner(),
    send: ({ oldPassword, newPassword }) =>
      api.call(changePassword, { body: { email: currentSession()?.email, oldPassword, newPassword } }),
    explain: (error) => explainFailure(error, passwordTexts.connectionFailed),
    onDone: () => loginLater({ email }),
  });
  const changed = form.result !== null;

  useEffect(() => {
    if (!changed) return;
    // After the next login there is nothing left to do on this screen.
    rememberPlace(paths.home, '');
    // End it on unmount: doing it earlier would make the guard of this screen redirect back to it after login.
    return endSession;
  }, [changed]);

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={passwordTexts.oldPassword}
        autoComplete="current-password"
        {...form.field('oldPassword')}
      />
      <NewPasswordField
        label={passwordTexts.newPassword}
        password={form.typed('newPassword')}
        personal={[email]}
        {...form.field('newPassword')}
      />
      <PasswordField
        label={passwordTexts.confirmPassword}
        autoComplete="new-password"
        {...form.field('confirmation')}
      />
      <SubmitArea
        failure={form.failure}
        success={form.result?.message}
        busyLabel={form.busy && passwordTexts.changing}
        disabled={changed}
      >
        {passwordTexts.change}
      </SubmitArea>
    </form>
  );
}

function checkOwner(): Refusal<never> | null {
  const text = ownerProblem();
  return text === null ? null : { text };
}

/** Why the session token does not identify the account (PRODUCT.md, Accounts), or null if it does. */
function ownerProblem(): string | null {
  // Check this first: reading the session drops an unreadable token.
  if (!hasStoredToken()) return passwordTexts.loginFirst;
  const session = currentSession();
  if (!session) return passwordTexts.tokenInvalid;
  return session.email ? null : passwordTexts.emailMissing;
}
