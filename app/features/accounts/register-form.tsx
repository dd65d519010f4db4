import { type LoginReply, register } from '#contract/accounts/endpoints.ts';
import { NAME_MAX_CHARS, PHONE_MAX_CHARS, REGISTER_REDIRECT_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Field } from '#app/ui/forms/field.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleSignIn } from './google-sign-in.tsx';
import { withEmail } from './link-query.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { passwordProblem } from './new-password.ts';
import { SubmitArea } from './submit-area.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useLoginLater } from './use-login-later.ts';

/** Name, e-mail, password, phone number (PRODUCT.md, Accounts). The code from the e-mail can be entered right away. */
export function RegisterForm({ onGoogle }: { readonly onGoogle: (reply: LoginReply) => void }) {
  const api = useApi();
  const loginLater = useLoginLater(REGISTER_REDIRECT_MS);
  const form = useAccountForm({
    fields: ['name', 'email', 'password', 'phoneNumber'],
    whenEmpty: registrationTexts.fillAllFields,
    check: ({ name, email, password, phoneNumber }) => {
      const text = passwordProblem(password, [name, email, phoneNumber]);
      return text === null ? null : { text, beside: 'password' };
    },
    send: (values) => api.call(register, { body: values }),
    onDone: (_, { email }) => loginLater({ email, awaitsOtp: true }),
    temporary: true,
  });
  const email = form.typed('email');
  const registered = form.result !== null;

  return (
    <div className="grid gap-5">
      <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
        <p className="text-sm text-ink-soft">{registrationTexts.allRequired}</p>
        <Field
          isMarked
          label={registrationTexts.name}
          autoComplete="name"
          maxLength={NAME_MAX_CHARS}
          {...form.field('name')}
        />
        <EmailField isMarked {...form.field('email')} />
        <NewPasswordField
          isMarked
          label={accountTexts.password}
          password={form.typed('password')}
          personal={[form.typed('name'), email, form.typed('phoneNumber')]}
          {...form.field('password')}
        />
        <Field
          isMarked
          label={registrationTexts.phoneNumber}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_CHARS}
          {...form.field('phoneNumber')}
        />
        <SubmitArea
          failure={form.failure}
          success={registered && registrationTexts.succeeded}
          busyLabel={form.busy && registrationTexts.submitting}
          instead={
            registered && (
              <ButtonLink to={withEmail(paths.verifyOtp, email)} className="w-full">
                {accountTexts.enterOtp}
              </ButtonLink>
            )
          }
        >
          {registrationTexts.submit}
        </SubmitArea>
      </form>
      {!registered && <GoogleSignIn onReply={onGoogle} onFailure={(text) => form.refuse({ text })} />}
    </div>
  );
}
