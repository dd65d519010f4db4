import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { RegisterForm } from '#app/features/accounts/register-form.tsx';
import { signInOptionsQuery } from '#app/features/accounts/sign-in-options.ts';
import { useEnter } from '#app/features/accounts/use-enter.ts';
import { loadQueries, startQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

export const loader = loadQueries(() => [signInOptionsQuery()]);
export const clientLoader = startQueries(() => [signInOptionsQuery()]);

export default function RegisterPage() {
  const { enter } = useEnter(null);
  return (
    <FormPage title={registrationTexts.title} lead={registrationTexts.lead}>
      <PageHead title={registrationTexts.title} description={registrationTexts.lead} path={paths.register} />
      <Card>
        <RegisterForm onGoogle={enter} />
      </Card>
      <p className="text-center text-ink-soft">
        {accountTexts.haveAccount} <TextLink to={paths.login}>{accountTexts.login}</TextLink>
      </p>
    </FormPage>
  );
}
