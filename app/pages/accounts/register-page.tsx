import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { registrationTexts } from '#contract/texts/credentials.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { LosingQuestion } from '#app/features/accounts/losing-question.tsx';
import { RegisterForm } from '#app/features/accounts/register-form.tsx';
import { SecondStepForm } from '#app/features/accounts/second-step-form.tsx';
import { signInOptionsQuery } from '#app/features/accounts/sign-in-options.ts';
import { useEnter } from '#app/features/accounts/use-enter.ts';
import { useLoginSteps } from '#app/features/accounts/use-login-steps.ts';
import { loadIfPossible, loadQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';

export const loader = loadQueries(() => [signInOptionsQuery()]);
// Waits: the form must not appear and disappear where registration is closed.
export const clientLoader = loadIfPossible(() => [signInOptionsQuery()]);

export default function RegisterPage() {
  const { enter, leaving } = useEnter(null);
  const { challenge, take, startOver } = useLoginSteps(enter);
  const { data: options } = useQuery(signInOptionsQuery());
  const isClosed = options?.isRegistrationOpen === false;
  return (
    <FormPage title={registrationTexts.title} lead={registrationTexts.lead}>
      <PageHead title={registrationTexts.title} description={registrationTexts.lead} path={paths.register} />
      <Card key={leaving.stays}>
        {challenge ? (
          <SecondStepForm challenge={challenge} onSuccess={enter} onStartOver={startOver} />
        ) : isClosed ? (
          <RegistrationClosed />
        ) : (
          <RegisterForm onGoogle={take} />
        )}
      </Card>
      <p className="text-center text-ink-soft">
        {accountTexts.haveAccount} <TextLink to={paths.login}>{accountTexts.login}</TextLink>
      </p>
      <LosingQuestion leaving={leaving} way="login" onStay={startOver} />
    </FormPage>
  );
}

/** The owner has closed the registration (`/site`). */
function RegistrationClosed() {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl font-bold">{registrationTexts.closedTitle}</h2>
      <p>{registrationTexts.closed}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.search}>{navigationTexts.search}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.exercises}>
          {navigationTexts.exercises}
        </ButtonLink>
      </div>
    </div>
  );
}
