import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { VerifyOtpForm } from '#app/features/accounts/verify-otp-form.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

export default function VerifyOtpPage() {
  return (
    <FormPage title={registrationTexts.verifyTitle} lead={registrationTexts.verifyLead}>
      <PageHead title={registrationTexts.verifyTitle} description={registrationTexts.verifyLead} />
      <Card>
        <VerifyOtpForm />
      </Card>
      <TextLink to={paths.login} className="justify-self-center">
        {accountTexts.backToLogin}
      </TextLink>
    </FormPage>
  );
}
