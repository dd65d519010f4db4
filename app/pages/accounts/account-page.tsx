import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OwnAccount } from '#contract/own-account/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { GoogleButton } from '#app/features/accounts/google-button.tsx';
import { PasswordField } from '#app/features/accounts/password-field.tsx';
import { signInOptionsQuery } from '#app/features/accounts/sign-in-options.ts';
import { AccountSummary } from '#app/features/own-account/account-summary.tsx';
import { DeletionBanner } from '#app/features/own-account/deletion-banner.tsx';
import type { ProofControls } from '#app/features/own-account/deletion-dialog.tsx';
import { DeletionSection } from '#app/features/own-account/deletion-section.tsx';
import { ownAccountQuery } from '#app/features/own-account/own-account-query.ts';
import { OwnDataSection } from '#app/features/own-account/own-data-section.tsx';
import { ProfileForm } from '#app/features/own-account/profile-form.tsx';
import { SessionsSection } from '#app/features/own-account/sessions-section.tsx';
import { SignInMethods } from '#app/features/own-account/sign-in-methods.tsx';
import { LearningSummary } from '#app/features/path/learning-summary.tsx';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { signOut, useSession } from '#app/lib/session/session.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';

/** The learner's own page: profile, sign-in methods, sessions and data. */
export default function AccountPage() {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    ...ownAccountQuery(session?.userId ?? null),
    enabled: Boolean(session),
  });
  return (
    <Page
      title={navigationTexts.account}
      action={
        <ButtonLink variant="secondary" to={paths.settings}>
          {navigationTexts.settings}
        </ButtonLink>
      }
      narrow
    >
      <PageHead title={navigationTexts.account} />
      {data ? (
        <Account key={data.id} account={data} />
      ) : error ? (
        <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} className="h-44" />
      )}
    </Page>
  );
}

function Account({ account }: { readonly account: OwnAccount }) {
  const leave = useLeave();
  return (
    <div className="grid gap-6">
      {account.deletionDueAt && <DeletionBanner dueAt={account.deletionDueAt} />}
      <AccountSummary account={account} />
      <LearningSummary />
      <ProfileForm account={account} />
      <SignInMethods account={account} />
      <SessionsSection userId={account.id} onEnded={() => leave(paths.login)} />
      <OwnDataSection />
      {!account.deletionDueAt && (
        <DeletionSection
          hasPassword={account.hasPassword}
          renderProof={account.hasPassword ? passwordProof : googleProof}
          onRequested={() => leave(paths.home)}
        />
      )}
    </div>
  );
}

const passwordProof = ({ password, onPassword, error }: ProofControls) => (
  <PasswordField
    label={ownAccountTexts.deletionPassword}
    autoComplete="current-password"
    value={password}
    onChange={(event) => onPassword(event.target.value)}
    error={error}
  />
);

const googleProof = (controls: ProofControls) => <GoogleProof {...controls} />;

function GoogleProof({ onCredential, error }: ProofControls) {
  const { data: options } = useQuery(signInOptionsQuery());
  if (!options) return null;
  if (!options.googleClientId) {
    return (
      <p>
        {ownAccountTexts.deletionWithoutProof}{' '}
        <TextLink to={paths.forgot}>{ownAccountTexts.setPassword}</TextLink>
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p>{ownAccountTexts.deletionGoogle}</p>
      <GoogleButton clientId={options.googleClientId} onCredential={onCredential} />
      <p role="alert" className="text-sm text-error empty:hidden">
        {error}
      </p>
    </div>
  );
}

/**
 * Navigates first, then signs out on unmount: on a guarded page the guard would otherwise redirect to /login and return
 * here after the next login.
 */
function useLeave(): (to: string) => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (leaving.current) signOut();
    },
    [],
  );
  return (to) => {
    leaving.current = true;
    void navigate(to);
  };
}
