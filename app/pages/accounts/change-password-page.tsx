import { passwordTexts } from '#contract/texts/credentials.ts';
import { ChangePasswordForm } from '#app/features/accounts/change-password-form.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';

export default function ChangePasswordPage() {
  const session = useSession();
  return (
    <FormPage title={passwordTexts.changeTitle} lead={passwordTexts.changeLead}>
      <PageHead title={passwordTexts.changeTitle} description={passwordTexts.changeLead} />
      <Card>
        <ChangePasswordForm email={session?.email ?? ''} />
      </Card>
    </FormPage>
  );
}
