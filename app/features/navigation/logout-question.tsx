import { useQuery } from '@tanstack/react-query';
import { accountTexts as texts } from '#contract/texts/accounts.ts';
import { isNothing, sendBeforeLeaving } from '#app/lib/session/leave-device.ts';
import { deviceAccount } from '#app/lib/session/session.ts';
import Confirm from '#app/ui/overlays/confirm.tsx';

interface LogoutQuestionProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const NOTHING = { actions: 0, events: 0 };

/** Asks before a logout. What waits to be sent is sent first; what could not be sent is named, and goes with the account. */
export default function LogoutQuestion({ onConfirm, onCancel }: LogoutQuestionProps) {
  const account = deviceAccount();
  const { data: unsent, isPending } = useQuery({
    queryKey: ['unsent at logout', account],
    queryFn: () => (account === null ? NOTHING : sendBeforeLeaving(account)),
    // Counted anew each time.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const isLosing = unsent !== undefined && !isNothing(unsent);
  return (
    <Confirm
      open
      dangerous={isLosing}
      question={texts.logoutQuestion}
      explanation={isLosing ? texts.logoutLosing(unsent) : texts.logoutExplanation}
      confirmLabel={isLosing ? texts.logoutAndLose : texts.logout}
      confirmBusyLabel={isPending && texts.logoutSending}
      cancelLabel={texts.stay}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
