import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { endAllSessions } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { OnDemand } from '#app/ui/overlays/on-demand.tsx';
import { Confirm } from '#app/ui/overlays/question-dialogs.ts';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { SessionList } from './session-list.tsx';

interface SessionsSectionProps {
  readonly userId: number;
  readonly onEnded: () => void;
}

/** Lists the open sessions, with a button that ends all of them, including this one. */
export function SessionsSection({ userId, onEnded }: SessionsSectionProps) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => api.call(endAllSessions, {}),
    onSuccess: () => {
      showToast(ownAccountTexts.sessionsEnded, 'success');
      onEnded();
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
  return (
    <CardSection heading={ownAccountTexts.sessions}>
      <p className="text-ink-soft">{ownAccountTexts.sessionsText}</p>
      <SessionList userId={userId} />
      <Button
        variant="secondary"
        className="justify-self-start"
        busyLabel={end.isPending && ownAccountTexts.endingSessions}
        onClick={() => setAsking(true)}
      >
        {ownAccountTexts.endSessions}
      </Button>
      {asking && (
        <OnDemand onFailed={() => setAsking(false)}>
          <Confirm
            open
            question={ownAccountTexts.endSessionsQuestion}
            explanation={ownAccountTexts.endSessionsExplanation}
            confirmLabel={ownAccountTexts.endSessions}
            onConfirm={() => {
              setAsking(false);
              end.mutate();
            }}
            onCancel={() => setAsking(false)}
          />
        </OnDemand>
      )}
    </CardSection>
  );
}
