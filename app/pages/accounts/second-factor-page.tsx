import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { getSecondFactor } from '#contract/second-factor/endpoints.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { navigationTexts } from '#contract/texts/navigation.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { ownAccountQuery } from '#app/features/own-account/own-account-query.ts';
import { RecoveryCodes } from '#app/features/second-factor/recovery-codes.tsx';
import { secondFactorQuery } from '#app/features/second-factor/second-factor-query.ts';
import { type OwnerProofControls, SetUp } from '#app/features/second-factor/set-up.tsx';
import { TurnedOn } from '#app/features/second-factor/turned-on.tsx';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { readLoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { OwnerProof } from './owner-proof.tsx';

/** Where the second factor is set up, renewed and turned off. A guard or a login leads here if a role needs it. */
export default function SecondFactorPage() {
  const session = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { from } = readLoginState(useLocation().state);
  const userId = session?.userId ?? null;
  const factor = useQuery({ ...secondFactorQuery(userId), enabled: Boolean(session) });
  const account = useQuery({ ...ownAccountQuery(userId), enabled: Boolean(session) });
  // Shown once: nothing else in the browser or on the server has them.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: ['GET', getSecondFactor.path] });
  const finish = () => {
    setCodes(null);
    refresh();
    if (from) void navigate(from, { replace: true });
  };

  const error = factor.error ?? account.error;
  return (
    <Page
      title={secondFactorTexts.title}
      lead={secondFactorTexts.lead}
      trail={<BackLink to={paths.account}>{navigationTexts.account}</BackLink>}
      narrow
    >
      <PageHead title={secondFactorTexts.title} />
      {codes ? (
        <Card>
          <RecoveryCodes codes={codes} onKept={finish} />
        </Card>
      ) : factor.data?.isOn ? (
        <TurnedOn factor={factor.data} onCodes={setCodes} onChanged={refresh} />
      ) : factor.data && account.data ? (
        <Card className="grid gap-5">
          {factor.data.heldRoles.length > 0 && (
            <p role="status" className="rounded-md bg-amber-wash px-4 py-3 font-bold text-amber">
              {secondFactorTexts.required(factor.data.heldRoles.map((role) => roleNames[role]).join(', '))}
            </p>
          )}
          <SetUp
            hasPassword={account.data.hasPassword}
            renderProof={account.data.hasPassword ? byPassword : byGoogle}
            onCodes={setCodes}
          />
        </Card>
      ) : error ? (
        <ErrorState
          message={failureMessage(error)}
          onRetry={() => void Promise.all([factor.refetch(), account.refetch()])}
        />
      ) : (
        <ListSkeleton rows={2} className="h-44" />
      )}
    </Page>
  );
}

const TEXTS = {
  password: secondFactorTexts.proofPassword,
  google: secondFactorTexts.proofGoogle,
  missing: secondFactorTexts.proofMissing,
};

const byPassword = (controls: OwnerProofControls) => <OwnerProof hasPassword texts={TEXTS} {...controls} />;
const byGoogle = (controls: OwnerProofControls) => (
  <OwnerProof hasPassword={false} texts={TEXTS} {...controls} />
);
