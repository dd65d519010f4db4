import { accountTexts } from '#contract/texts/accounts.ts';
import { screenTexts } from '#contract/texts/screens.ts';
import { paths } from '#app/lib/paths.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { QuietScreen } from '#app/ui/quiet-screen.tsx';

const texts = screenTexts.resendOtp;

export default function ResendOtpPage() {
  return (
    <QuietScreen texts={texts} actions={<ButtonLink to={paths.login}>{accountTexts.login}</ButtonLink>} />
  );
}
