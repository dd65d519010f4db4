import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { ResendOtpForm } from '#app/features/accounts/resend-otp-form.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

export default function ResendOtpPage() {
  return (
    <FormPage title={registrationTexts.resendTitle} lead={registrationTexts.resendLead}>
      <PageHead title={registrationTexts.resendTitle} description={registrationTexts.resendLead} />
      <Card>
        <ResendOtpForm />
      </Card>
      <TextLink to={paths.login} className="justify-self-center">
        {accountTexts.backToLogin}
      </TextLink>
    </FormPage>
  );
}
