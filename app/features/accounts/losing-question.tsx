import { accountTexts as texts } from '#contract/texts/accounts.ts';
import type { Leaving } from '#app/lib/session/use-leaving.ts';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';

interface LosingQuestionProps {
  readonly leaving: Leaving;
  /** A logout, or the login of another account. */
  readonly way: 'logout' | 'login';
  readonly onStay?: () => void;
}

/** Names what an account would lose on this device. */
export function LosingQuestion({ leaving, way, onStay }: LosingQuestionProps) {
  const { unsent, agree } = leaving;
  if (!unsent) return null;
  const isLogout = way === 'logout';
  const stay = () => {
    leaving.stay();
    onStay?.();
  };
  return (
    <OnDemand onFailed={stay}>
      <Confirm
        open
        dangerous
        question={isLogout ? texts.logoutQuestion : texts.otherAccountQuestion}
        explanation={isLogout ? texts.logoutLosing(unsent) : texts.otherAccountLosing(unsent)}
        confirmLabel={isLogout ? texts.logoutAndLose : texts.otherAccountAndLose}
        cancelLabel={isLogout ? texts.stay : texts.back}
        onConfirm={agree}
        onCancel={stay}
      />
    </OnDemand>
  );
}
