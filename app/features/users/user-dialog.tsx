import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { listAudit } from '#contract/audit/endpoints.ts';
import { BLOCK_REASON_MAX_CHARS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { rolesChangedIn } from '#app/lib/audit/audit-details.ts';
import { formatDay, formatMinute } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/forms/field.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { useManageUser } from './use-manage-user.ts';

interface UserDialogProps {
  readonly user: User;
  /** An admin can neither block nor reset themselves. */
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** One person: since when, the history of their roles, and what an admin can do besides roles. */
export default function UserDialog({ user, isOwn, onClose }: UserDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={user.name}
      description={<span className="wrap-anywhere">{user.email}</span>}
    >
      <div className="grid gap-6">
        <div className="text-sm text-ink-soft">
          <p>{userTexts.joined(formatDay(user.createdAt))}</p>
          <p>
            {user.lastActiveAt ? userTexts.active(formatMinute(user.lastActiveAt)) : userTexts.neverActive}
          </p>
        </div>
        {!isOwn && <Blocking user={user} />}
        {!isOwn && user.hasSecondFactor && <ResetSecondFactor user={user} />}
        <RoleHistory userId={user.id} />
        <TextLink to={paths.auditOf(user.id)} className="justify-self-start">
          {userTexts.fullLog}
        </TextLink>
      </div>
    </Dialog>
  );
}

function Blocking({ user }: { readonly user: User }) {
  const { block, unblock } = useManageUser();
  const [reason, setReason] = useState('');
  const formId = useId();
  if (user.blocked) {
    return (
      <div className="grid gap-3">
        <p className="rounded-md bg-error-wash px-4 py-3 text-error">
          {userTexts.blockedFor(formatMinute(user.blocked.at), user.blocked.reason)}
        </p>
        <Button
          className="justify-self-start"
          busyLabel={unblock.isPending && userTexts.unblocking}
          onClick={() => unblock.mutate(user)}
        >
          {userTexts.unblock}
        </Button>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) block.mutate({ user, reason });
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-ink-soft">{userTexts.blockText}</p>
      <Field
        label={userTexts.blockReason}
        maxLength={BLOCK_REASON_MAX_CHARS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={block.error && failureMessage(block.error)}
      />
      <Button
        type="submit"
        variant="danger"
        className="justify-self-start"
        disabled={!reason.trim()}
        busyLabel={block.isPending && userTexts.blocking}
      >
        {userTexts.block}
      </Button>
    </form>
  );
}

function ResetSecondFactor({ user }: { readonly user: User }) {
  const { reset } = useManageUser();
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{userTexts.resetText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busyLabel={reset.isPending && userTexts.resettingSecondFactor}
        onClick={() => reset.mutate(user)}
      >
        {userTexts.resetSecondFactor}
      </Button>
    </div>
  );
}

function RoleHistory({ userId }: { readonly userId: number }) {
  const { data, error, refetch } = useQuery(
    endpointQuery(listAudit, {
      query: { kind: 'roles-changed', userId: String(userId), page: 1, size: 100 },
    }),
  );
  // What the person did to others is not their own history.
  const changes = data?.filter(({ about }) => about?.id === userId);
  return (
    <section aria-label={userTexts.roleHistory} className="grid gap-2">
      <h3 className="font-bold">{userTexts.roleHistory}</h3>
      {!changes && !error && <ListSkeleton rows={2} className="h-10" />}
      {!changes && error && <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />}
      {changes?.length === 0 && <p className="text-sm text-ink-soft">{userTexts.noRoleHistory}</p>}
      {changes && changes.length > 0 && (
        <ol className="grid gap-2 text-sm">
          {changes.map(({ id, createdAt, actor, details }) => (
            <li key={id}>
              <p>{rolesChangedIn(details)}</p>
              <p className="text-ink-soft">
                {[formatMinute(createdAt), actor?.email].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
