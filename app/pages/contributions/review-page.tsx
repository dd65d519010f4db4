import { reviewTexts } from '#contract/texts/reviews.ts';
import type { PieceHistoryProps } from '#app/features/reviews/piece-history.ts';
import { ReviewQueue } from '#app/features/reviews/review-queue.tsx';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';

const VersionHistoryDialog = onDemand(() => import('#app/features/contributions/version-history-dialog.tsx'));

/** Where QC and admins approve content for learners. */
export default function ReviewPage() {
  return (
    <Page title={reviewTexts.title} lead={reviewTexts.lead}>
      <PageHead title={reviewTexts.title} />
      <ReviewQueue History={PieceHistory} />
    </Page>
  );
}

/** Reviewers can view versions; an admin can also restore an old one. */
function PieceHistory({ review: { kind, contentId, revision }, onRestored, onClose }: PieceHistoryProps) {
  const mayRestore = useSession()?.roles.includes('ADMIN');
  return (
    <VersionHistoryDialog
      kind={kind}
      id={contentId}
      revision={revision}
      onRestored={mayRestore ? onRestored : undefined}
      onClose={onClose}
    />
  );
}
