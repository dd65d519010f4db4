import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { stopReminders } from '#contract/reminders/endpoints.ts';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

interface StopRemindersProps {
  /** Of the link; null when it has none. */
  readonly token: string | null;
}

/**
 * Stops the reminders at once: the tap in the mail was the decision. It takes a POST, because programs that only look
 * at the links of a mail must not stop anything.
 */
export function StopReminders({ token }: StopRemindersProps) {
  const api = useApi();
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: (known: string) => api.call(stopReminders, { query: { token: known } }),
  });
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);

  if (token === null) return <Missing />;
  if (isSuccess)
    return (
      <Result picture={<QuietBridge className="w-40 text-indigo" />} title={texts.stoppedTitle}>
        {texts.stopped}
      </Result>
    );
  // The account is gone: trying again would not help.
  if (error instanceof ApiError && error.statusCode === 404)
    return (
      <Result picture={<BrokenBridge className="w-40 text-indigo" />} title={texts.linkUnknownTitle}>
        {texts.stopInSettings}
      </Result>
    );
  if (error) return <ErrorState message={failureMessage(error)} onRetry={() => mutate(token)} />;
  return (
    <div role="status">
      <span className="sr-only">{texts.stopping}</span>
      <Skeleton className="h-40" />
    </div>
  );
}

const Missing = () => (
  <Result picture={<BrokenBridge className="w-40 text-indigo" />} title={texts.linkMissingTitle}>
    {texts.linkMissing}
  </Result>
);

interface ResultProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly children: string;
}

const Result = ({ picture, title, children }: ResultProps) => (
  <EmptyState
    picture={picture}
    title={title}
    actions={<ButtonLink to={paths.settings}>{texts.toSettings}</ButtonLink>}
  >
    {children}
  </EmptyState>
);
