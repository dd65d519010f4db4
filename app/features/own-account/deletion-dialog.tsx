import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { getOwnAccount, requestDeletion } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

/** Proof that it is the owner: the password, or a fresh Google sign-in. */
export interface ProofControls {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly onCredential: (credential: string) => void;
  readonly error: string | null;
}

interface DeletionDialogProps {
  readonly hasPassword: boolean;
  readonly renderProof: (controls: ProofControls) => ReactNode;
  readonly onRequested: (dueAt: string) => void;
  readonly onCancel: () => void;
}

export default function DeletionDialog(props: DeletionDialogProps) {
  const { hasPassword, renderProof, onRequested, onCancel } = props;
  const api = useApi();
  const client = useQueryClient();
  const formId = useId();
  const [password, setPassword] = useState('');
  const request = useMutation({
    mutationFn: (proof: { password: string } | { credential: string }) =>
      api.call(requestDeletion, { body: proof }),
    onSuccess: ({ deletionDueAt }) => {
      // The banner must be there on the next visit; now an alert covers the page, so nothing is refetched.
      void client.invalidateQueries({ queryKey: ['GET', getOwnAccount.path], refetchType: 'none' });
      onRequested(deletionDueAt);
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword && password) request.mutate({ password });
  };
  const busyLabel = request.isPending && ownAccountTexts.deleting;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onCancel()}
      title={ownAccountTexts.deletionQuestion}
      description={ownAccountTexts.deletionGrace}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {uiTexts.cancel}
          </Button>
          {/* A Google sign-in confirms by itself. */}
          {hasPassword && (
            <Button type="submit" form={formId} variant="danger" disabled={!password} busyLabel={busyLabel}>
              {ownAccountTexts.deletionConfirm}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <Losses />
        {renderProof({
          password,
          onPassword: setPassword,
          onCredential: (credential) => request.mutate({ credential }),
          error: request.error && failureMessage(request.error),
        })}
        {!hasPassword && busyLabel && <p role="status">{busyLabel}</p>}
      </form>
    </Dialog>
  );
}

function Losses() {
  return (
    <div>
      <p className="font-bold">{ownAccountTexts.deletionLoses}</p>
      <ul className="list-disc pl-6">
        {ownAccountTexts.deletionLosses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft">{ownAccountTexts.deletionStays}</p>
    </div>
  );
}
