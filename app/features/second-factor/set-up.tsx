import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { confirmSecondFactor, startSecondFactor } from '#contract/second-factor/endpoints.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { CodeForm } from './code-form.tsx';

// Has the QR code, which nobody needs before.
const KeyCard = onDemand(() => import('./key-card.tsx'));

/** Proof that it is the owner: the password, or a fresh Google sign-in. */
export interface OwnerProofControls {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onCredential: (credential: string) => void;
  readonly error: string | null;
}

interface SetUpProps {
  readonly hasPassword: boolean;
  /** Password field or Google button; from another feature, so the page passes them in. */
  readonly renderProof: (controls: OwnerProofControls) => ReactNode;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** From the proof over the key to the first code. */
export function SetUp({ hasPassword, renderProof, onCodes }: SetUpProps) {
  const api = useApi();
  const [password, setPassword] = useState('');
  const start = useMutation({
    mutationFn: (proof: { password: string } | { credential: string }) =>
      api.call(startSecondFactor, { body: proof }),
  });
  const confirm = useMutation({
    mutationFn: (code: string) => api.call(confirmSecondFactor, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });

  if (start.data) {
    return (
      <div className="grid gap-5">
        <h2 className="text-xl font-bold">{secondFactorTexts.scanTitle}</h2>
        <OnDemand fallback={<Skeleton className="h-48" />}>
          <KeyCard secretKey={start.data.key} uri={start.data.uri} />
        </OnDemand>
        <h2 className="text-xl font-bold">{secondFactorTexts.confirmTitle}</h2>
        <CodeForm
          label={secondFactorTexts.turnOn}
          busyLabel={confirm.isPending && secondFactorTexts.turningOn}
          error={confirm.error && failureMessage(confirm.error)}
          onSubmit={(code) => confirm.mutate(code)}
        />
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword && password) start.mutate({ password });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{secondFactorTexts.whatYouNeed}</p>
      {renderProof({
        password,
        onPassword: setPassword,
        onCredential: (credential) => start.mutate({ credential }),
        error: start.error && failureMessage(start.error),
      })}
      {/* A Google sign-in confirms by itself. */}
      {hasPassword && (
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!password}
          busyLabel={start.isPending && secondFactorTexts.starting}
        >
          {secondFactorTexts.start}
        </Button>
      )}
    </form>
  );
}
