import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountTexts, roleNames } from '#contract/texts/accounts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { LoginForm } from '#app/features/accounts/login-form.tsx';
import { LosingQuestion } from '#app/features/accounts/losing-question.tsx';
import { SecondStepForm } from '#app/features/accounts/second-step-form.tsx';
import { signInOptionsQuery } from '#app/features/accounts/sign-in-options.ts';
import { useEnter } from '#app/features/accounts/use-enter.ts';
import { useLoginSteps } from '#app/features/accounts/use-login-steps.ts';
import { loadQueries, startQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { readLoginState } from '#app/lib/session/login-state.ts';
import { useDeviceAccount, useSession } from '#app/lib/session/session.ts';
import { useLeaving } from '#app/lib/session/use-leaving.ts';
import { useLogOut } from '#app/lib/session/use-log-out.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { FormPage } from '#app/ui/layout/page.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';

export const loader = loadQueries(() => [signInOptionsQuery()]);
export const clientLoader = startQueries(() => [signInOptionsQuery()]);

export default function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  // A reload keeps the history state, which the server's HTML does not know.
  const { from, missingRole, email, awaitsOtp } = readLoginState(useHydrated() ? state : null);
  const { enter, entering, leaving } = useEnter(from);
  const { challenge, take, startOver } = useLoginSteps(enter);
  const signedIn = entering ? null : session;

  return (
    <FormPage
      title={accountTexts.loginTitle}
      lead={from && !signedIn ? accountTexts.guardLoginFirst : accountTexts.loginLead}
    >
      <PageHead title={accountTexts.loginTitle} description={accountTexts.loginLead} path={paths.login} />
      <Card key={leaving.stays}>
        {signedIn ? (
          <SignedIn
            email={signedIn.email ?? accountTexts.account}
            missing={missingRole && roleNames[missingRole]}
          />
        ) : challenge ? (
          <SecondStepForm challenge={challenge} onSuccess={enter} onStartOver={startOver} />
        ) : (
          <LoginForm email={email} awaitsOtp={awaitsOtp} onReply={take} />
        )}
      </Card>
      {!signedIn && (
        <div className="grid justify-items-center gap-1 text-ink-soft">
          <p>
            {accountTexts.noAccountYet} <TextLink to={paths.register}>{accountTexts.register}</TextLink>
          </p>
          <TextLink to={paths.resendOtp}>{accountTexts.resendOtp}</TextLink>
        </div>
      )}
      {!session && <KeptAccount />}
      <LosingQuestion leaving={leaving} way="login" onStay={startOver} />
    </FormPage>
  );
}

/** A logged-in visitor is not redirected: with a missing role the guard would send them back (PRODUCT.md, Routes). */
function SignedIn({ email, missing }: { readonly email: string; readonly missing?: string }) {
  const { logOut, leaving } = useLeavingLogOut();
  return (
    <div className="grid gap-4">
      {missing && (
        <p role="alert" className="rounded-md bg-amber-wash px-4 py-3 font-bold text-amber">
          {accountTexts.guardRoleMissing(missing)}
        </p>
      )}
      <p className="break-words">
        {missing ? accountTexts.guardSignedInAs(email) : accountTexts.alreadySignedIn(email)}
      </p>
      <div className="grid gap-3">
        <Button busyLabel={leaving.isCounting && accountTexts.logoutSending} onClick={logOut}>
          {accountTexts.switchAccount}
        </Button>
        <ButtonLink variant="secondary" to={paths.home}>
          {uiTexts.backHome}
        </ButtonLink>
      </div>
      <LosingQuestion leaving={leaving} way="logout" />
    </div>
  );
}

/** The session of an account has expired: whoever else sits at this device can have its data erased. */
function KeptAccount() {
  const account = useDeviceAccount();
  const { logOut, leaving } = useLeavingLogOut();
  if (typeof account !== 'number') return null;
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-amber-wash p-4">
      <p>{accountTexts.deviceKeeps}</p>
      <Button
        variant="secondary"
        busyLabel={leaving.isCounting && accountTexts.logoutSending}
        onClick={logOut}
      >
        {accountTexts.leaveDevice}
      </Button>
      <LosingQuestion leaving={leaving} way="logout" />
    </div>
  );
}

/** A logout that asks only if something would be lost. */
function useLeavingLogOut() {
  const leaving = useLeaving();
  const logOut = useLogOut();
  const account = useDeviceAccount();
  return { leaving, logOut: () => (typeof account === 'number' ? leaving.leave(account, logOut) : logOut()) };
}
