import { useEffect, useState } from 'react';
import { regenerateOtp } from '#contract/accounts/endpoints.ts';
import { OTP_RESEND_MS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { EmailField } from './email-field.tsx';
import { useLinkQuery, withEmail } from './link-query.ts';
import { SubmitArea } from './submit-area.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Requests a new code, at most once a minute. The reply does not reveal whether the e-mail is registered. */
export function ResendOtpForm() {
  const api = useApi();
  const query = useLinkQuery();
  const [secondsLeft, startCountdown] = useCountdown(OTP_RESEND_MS);
  const form = useAccountForm({
    fields: ['email'],
    send: (values) => api.call(regenerateOtp, { body: values }),
    onDone: startCountdown,
  });
  const { prefill } = form;
  useEffect(() => prefill({ email: query?.get('email') }), [query, prefill]);

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-5">
      <EmailField {...form.field('email')} />
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
        busyLabel={form.busy && registrationTexts.resending}
        disabled={secondsLeft > 0}
      >
        {secondsLeft > 0 ? registrationTexts.resendIn(secondsLeft) : registrationTexts.resend}
      </SubmitArea>
      <ButtonLink variant="secondary" to={withEmail(paths.verifyOtp, form.typed('email'))}>
        {accountTexts.enterOtp}
      </ButtonLink>
    </form>
  );
}

/** Whole seconds until `ms` after the last start; 0 when the countdown is over. */
function useCountdown(ms: number): [secondsLeft: number, start: () => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (end === null) return;
    // Uses the clock instead of counting ticks: timers are slow in background tabs.
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) setEnd(null);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  const start = () => {
    const startedAt = Date.now();
    setNow(startedAt);
    setEnd(startedAt + ms);
  };
  return [end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000)), start];
}
