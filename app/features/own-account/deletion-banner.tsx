import { useMutation } from '@tanstack/react-query';
import { undoDeletion } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useRememberAccount } from './own-account-query.ts';

/** Shown above everything else while the account waits to be deleted. */
export function DeletionBanner({ dueAt }: { readonly dueAt: string }) {
  const api = useApi();
  const remember = useRememberAccount();
  const undo = useMutation({
    mutationFn: () => api.call(undoDeletion, {}),
    onSuccess: (account) => {
      remember(account);
      showToast(ownAccountTexts.accountKept, 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <section
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-error bg-error-wash p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 className="text-xl font-bold text-error">{ownAccountTexts.deletionWaiting}</h2>
        <p>{ownAccountTexts.deletionDue(formatMinute(dueAt))}</p>
      </div>
      <Button busyLabel={undo.isPending && ownAccountTexts.keepingAccount} onClick={() => undo.mutate()}>
        {ownAccountTexts.keepAccount}
      </Button>
    </section>
  );
}
