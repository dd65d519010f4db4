import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { passwordTexts } from '#contract/texts/credentials.ts';
import { ResetPasswordForm } from '#app/features/accounts/reset-password-form.tsx';
import { useResetToken } from '#app/features/accounts/use-reset-token.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';

export default function ResetPasswordPage() {
  const token = useResetToken();
  return (
    <FormPage title={passwordTexts.resetTitle} lead={passwordTexts.resetLead}>
      <PageHead title={passwordTexts.resetTitle} description={passwordTexts.resetLead} />
      {token === null ? (
        <LinkMissing />
      ) : (
        <Card>
          <ResetPasswordForm token={token} />
        </Card>
      )}
      <TextLink to={paths.login} className="justify-self-center">
        {accountTexts.backToLogin}
      </TextLink>
    </FormPage>
  );
}

function LinkMissing() {
  return (
    <EmptyState
      picture={<BrokenBridge className="w-40 text-indigo" />}
      title={passwordTexts.linkMissingTitle}
      actions={<ButtonLink to={paths.forgot}>{passwordTexts.askNewLink}</ButtonLink>}
    >
      {passwordTexts.linkMissing}
    </EmptyState>
  );
}
