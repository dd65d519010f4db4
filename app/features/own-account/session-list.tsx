import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions, type OpenSession } from '#contract/own-account/endpoints.ts';
import { ownAccountTexts } from '#contract/texts/own-account.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { formatDay, formatMinute } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';

/** The open sessions; each can be ended except the current one. */
export function SessionList({ userId }: { readonly userId: number }) {
  const sessions = ownQuery(listSessions, {}, userId);
  const { data, error, refetch } = useQuery(sessions);
  const end = useEndSession(sessions.queryKey);
  if (!data)
    return error ? (
      <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={2} className="h-16" />
    );
  if (data.length === 0) return <p className="text-ink-soft">{ownAccountTexts.noSessions}</p>;
  return (
    <ul aria-label={ownAccountTexts.sessions} className="grid divide-y divide-line border-y border-line">
      {data.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          ending={end.isPending && end.variables === session.id}
          onEnd={() => end.mutate(session.id)}
        />
      ))}
    </ul>
  );
}

function useEndSession(queryKey: readonly unknown[]) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(endSession, { params: { id } }),
    onSuccess: ({ message }) => showToast(message, 'success'),
    onError: (error) => showLongToast(failureMessage(error), 'error'),
    // After a failure too: the session may have ended elsewhere.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const [browser, system] = session.device.split(' · ');
  const device = system
    ? ownAccountTexts.browserOn(browser ?? '', system)
    : browser || ownAccountTexts.unknownDevice;
  const seen = formatMinute(session.lastSeenAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {device}
          {session.current && <Badge tone="moss">{ownAccountTexts.thisSession}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{ownAccountTexts.sessionSeen(seen)}</p>
        <p className="text-sm text-ink-soft">{ownAccountTexts.sessionOpened(formatDay(session.createdAt))}</p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          aria-label={ownAccountTexts.endSessionOf(device, seen)}
          busyLabel={ending && ownAccountTexts.endingSession}
          onClick={onEnd}
        >
          {ownAccountTexts.endSession}
        </Button>
      )}
    </li>
  );
}
