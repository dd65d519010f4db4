import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OwnAccount } from '#contract/own-account/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
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
import { SecondFactorSection } from '#app/features/second-factor/second-factor-section.tsx';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { eraseInBackground } from '#app/lib/session/erase-in-background.ts';
import { signOut, useSession } from '#app/lib/session/session.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { OwnerProof } from './owner-proof.tsx';

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
      <SecondFactorSection userId={account.id} />
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

const PROOF_TEXTS = {
  password: ownAccountTexts.deletionPassword,
  google: ownAccountTexts.deletionGoogle,
  missing: ownAccountTexts.deletionWithoutProof,
};

const passwordProof = (controls: ProofControls) => (
  <OwnerProof hasPassword texts={PROOF_TEXTS} {...controls} />
);
const googleProof = (controls: ProofControls) => (
  <OwnerProof hasPassword={false} texts={PROOF_TEXTS} {...controls} />
);

/**
 * Navigates first, then signs out on unmount: on a guarded page the guard would otherwise redirect to /login and return
 * here after the next login. The sessions have ended on the server already, so what was not sent stays on the device
 * until its account is back.
 */
function useLeave(): (to: string) => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(
    () => () => {
      if (!leaving.current) return;
      signOut();
      void eraseInBackground(({ eraseCopies }) => eraseCopies(null));
    },
    [],
  );
  return (to) => {
    leaving.current = true;
    void navigate(to);
  };
}
