import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContentKind } from '#contract/contributions/content-kinds.ts';
import { restoreVersion } from '#contract/contributions/endpoints.ts';
import { contentHistoryTexts as texts } from '#contract/texts/versions.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { useContributionsChanged, useContributorId, versionsQuery } from './contribution-queries.ts';
import { VersionCard } from './version-card.tsx';

interface VersionHistoryProps {
  readonly kind: ContentKind;
  readonly id: number;
  /** The revision on screen: a change made since then must not be overwritten unseen. */
  readonly revision: number;
  /** Without it, versions are read-only. */
  readonly onRestored?: () => void;
}

interface VersionHistoryDialogProps extends VersionHistoryProps {
  readonly onClose: () => void;
}

/** Every version of a piece with its review notes, and a button to restore it. */
export default function VersionHistoryDialog({ onClose, ...history }: VersionHistoryDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={history.onRestored ? texts.lead : texts.readingLead}
    >
      <VersionHistory {...history} />
    </Dialog>
  );
}

function VersionHistory({ kind, id, revision, onRestored }: VersionHistoryProps) {
  // Always refetch: a note written a minute ago is what the author came for.
  const { data, error, refetch } = useQuery({ ...versionsQuery(kind, id, useContributorId()), staleTime: 0 });
  const restore = useRestore({ kind, id, revision, onRestored });

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={3} className="h-32" />;
  if (data.length === 0) return <p>{texts.empty}</p>;
  return (
    <ol className="grid gap-4">
      {data.map((version, at) => (
        <VersionCard
          key={version.number}
          kind={kind}
          version={version}
          older={data[at + 1]}
          newest={at === 0}
          restoring={restore.isPending && restore.variables === version.number}
          onRestore={onRestored && (() => !restore.isPending && restore.mutate(version.number))}
        />
      ))}
    </ol>
  );
}

function useRestore({ kind, id, revision, onRestored }: VersionHistoryProps) {
  const api = useApi();
  const changed = useContributionsChanged();
  return useMutation({
    mutationFn: (number: number) =>
      api.call(restoreVersion, {
        params: { kind, id: String(id), number: String(number) },
        body: { revision },
      }),
    onSuccess: (_, number) => {
      showToast(texts.restored(number), 'success');
      onRestored?.();
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
    onSettled: () => changed(),
  });
}
