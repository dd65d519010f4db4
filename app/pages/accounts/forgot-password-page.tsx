import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { ForgotPasswordForm } from '#app/features/accounts/forgot-password-form.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

export default function ForgotPasswordPage() {
  return (
    <FormPage title={passwordTexts.forgotTitle} lead={passwordTexts.forgotLead}>
      <PageHead title={passwordTexts.forgotTitle} description={passwordTexts.forgotLead} />
      <Card>
        <ForgotPasswordForm />
      </Card>
      <TextLink to={paths.login} className="justify-self-center">
        {accountTexts.backToLogin}
      </TextLink>
    </FormPage>
  );
}
