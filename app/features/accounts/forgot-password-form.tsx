import { forgotPassword } from '#contract/accounts/endpoints.ts';
import { passwordTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { EmailField } from './email-field.tsx';
import { SubmitArea } from './submit-area.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Requests a reset link by e-mail. The reply does not reveal whether the e-mail is registered. */
export function ForgotPasswordForm() {
  const api = useApi();
  const form = useAccountForm({
    fields: ['email'],
    send: (values) => api.call(forgotPassword, { body: values }),
  });
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
      <EmailField autoComplete="username" {...form.field('email')} />
      <SubmitArea
        failure={form.failure}
        success={
          form.result && (
            <>
              <p>{form.result.message}</p>
              <p>{registrationTexts.checkSpam}</p>
            </>
          )
        }
        busyLabel={form.busy && passwordTexts.sendingLink}
      >
        {passwordTexts.sendLink}
      </SubmitArea>
    </form>
  );
}
