import { useEffect, useRef } from 'react';
import { verifyOtp } from '#contract/accounts/endpoints.ts';
import { VERIFIED_REDIRECT_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts, registrationTexts } from '#contract/texts/credentials.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { TextLink } from '#app/ui/link.tsx';
import { EmailField } from './email-field.tsx';
import { useLinkQuery, withEmail } from './link-query.ts';
import { LosingQuestion } from './losing-question.tsx';
import { OtpField } from './otp-field.tsx';
import { otpDigits } from './otp.ts';
import { SubmitArea } from './submit-area.tsx';
import { explainFailure, type Refusal, useAccountForm } from './use-account-form.ts';
import { useEnterLater } from './use-enter.ts';
import { useLoginLater } from './use-login-later.ts';

/**
 * The e-mail and its code; a link in the e-mail can provide both (PRODUCT.md, Accounts). The browser that registered is
 * logged in at once (PRODUCT.md, D28).
 */
export function VerifyOtpForm() {
  const api = useApi();
  const query = useLinkQuery();
  const button = useRef<HTMLButtonElement>(null);
  const loginLater = useLoginLater(VERIFIED_REDIRECT_MS);
  const { enter, leaving } = useEnterLater(VERIFIED_REDIRECT_MS);
  const form = useAccountForm({
    fields: ['email', 'otp'],
    whenEmpty: passwordTexts.fillAllFields,
    send: (values) => api.call(verifyOtp, { body: values }),
    explain: explainVerification,
    onDone: ({ login }, { email }) => (login ? enter(login) : loginLater({ email })),
  });
  const { prefill, focus } = form;

  useEffect(() => {
    const email = query?.get('email');
    const otp = otpDigits(query?.get('otp') ?? '');
    prefill({ email, otp });
    // Opening the link does not submit, because mail scanners open links too: the button has to be pressed.
    if (email && otp) button.current?.focus();
    else if (email) focus('otp');
  }, [query, prefill, focus]);

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
      <EmailField {...form.field('email')} />
      <OtpField {...form.field('otp')} />
      <SubmitArea
        failure={form.failure}
        success={form.result && registrationTexts.verified}
        busyLabel={form.busy && registrationTexts.verifying}
        disabled={form.result !== null}
        buttonRef={button}
      >
        {registrationTexts.verify}
      </SubmitArea>
      <p className="text-center text-ink-soft">
        {registrationTexts.noCodeYet}{' '}
        <TextLink to={withEmail(paths.resendOtp, form.typed('email'))}>{accountTexts.resendOtp}</TextLink>
      </p>
      <LosingQuestion leaving={leaving} way="login" />
    </form>
  );
}

/** Two headlines (PRODUCT.md, Accounts): the code was refused, or it could not be checked. */
function explainVerification(error: unknown): Refusal {
  const { text, beside } = explainFailure(error);
  const refused = error instanceof ApiError && error.statusCode < 500 && error.statusCode !== 429;
  if (!refused) return { headline: registrationTexts.verifyBroke, text };
  return { headline: registrationTexts.verifyFailed, text, marked: [beside ?? 'otp'] };
}
