import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountTexts, roleNames } from '#contract/texts/accounts.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { LoginForm } from '#app/features/accounts/login-form.tsx';
import { signInOptionsQuery } from '#app/features/accounts/sign-in-options.ts';
import { useEnter } from '#app/features/accounts/use-enter.ts';
import { loadQueries, startQueries } from '#app/lib/api/page-data.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { readLoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
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
  const { enter, entering } = useEnter(from);
  const signedIn = entering ? null : session;

  return (
    <FormPage
      title={accountTexts.loginTitle}
      lead={from && !signedIn ? accountTexts.guardLoginFirst : accountTexts.loginLead}
    >
      <PageHead title={accountTexts.loginTitle} description={accountTexts.loginLead} path={paths.login} />
      <Card>
        {signedIn ? (
          <SignedIn
            email={signedIn.email ?? accountTexts.account}
            missing={missingRole && roleNames[missingRole]}
          />
        ) : (
          <LoginForm email={email} awaitsOtp={awaitsOtp} onSuccess={enter} />
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
    </FormPage>
  );
}

/** A logged-in visitor is not redirected: with a missing role the guard would send them back (PRODUCT.md, Routes). */
function SignedIn({ email, missing }: { readonly email: string; readonly missing?: string }) {
  const logOut = useLogOut();
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
        <Button onClick={logOut}>{accountTexts.switchAccount}</Button>
        <ButtonLink variant="secondary" to={paths.home}>
          {uiTexts.backHome}
        </ButtonLink>
      </div>
    </div>
  );
}
