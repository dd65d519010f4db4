import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { stopReminders } from '#contract/reminders/endpoints.ts';
import { reminderTexts as texts } from '#contract/texts/reminders.ts';
import { ApiError } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { BrokenBridge } from '#app/ui/pictures/broken-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

interface StopRemindersProps {
  /** Of the link; null when it has none. */
  readonly token: string | null;
}

/**
 * Stops the reminders with one tap here. Not when it is opened: programs that look at the links of a mail open pages and run
 * their scripts, too. Mail programs have a button of their own for it (RFC 8058).
 */
export function StopReminders({ token }: StopRemindersProps) {
  const api = useApi();
  const { mutate, isSuccess, isPending, error } = useMutation({
    mutationFn: (known: string) => api.call(stopReminders, { query: { token: known } }),
  });
  if (token === null) return <Missing />;
  // The account is gone: trying again would not help.
  const isGone = error instanceof ApiError && error.statusCode === 404;
  const result = isSuccess ? STOPPED : isGone ? GONE : null;
  return (
    <>
      {/* Here from the beginning, so that a screen reader notices what comes into it. */}
      <p role="status" className="sr-only">
        {result && `${result.title} ${result.text}`}
      </p>
      {result ? (
        <Result picture={<result.Picture className="w-40 text-indigo" />} title={result.title}>
          {result.text}
        </Result>
      ) : error ? (
        <ErrorState message={failureMessage(error)} onRetry={() => mutate(token)} />
      ) : (
        <Button busyLabel={isPending && texts.stopping} onClick={() => mutate(token)}>
          {texts.stop}
        </Button>
      )}
    </>
  );
}

const STOPPED = { Picture: QuietBridge, title: texts.stoppedTitle, text: texts.stopped };
const GONE = { Picture: BrokenBridge, title: texts.linkUnknownTitle, text: texts.stopInSettings };

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
