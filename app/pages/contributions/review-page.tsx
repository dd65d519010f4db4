import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { meaningReviewTexts } from '#contract/texts/meanings.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import {
  type AcceptDialogProps,
  MeaningQueue,
  waitingMeaningsQuery,
} from '#app/features/meanings/meaning-queue.tsx';
import type { PieceHistoryProps } from '#app/features/reviews/piece-history.ts';
import { ReviewQueue } from '#app/features/reviews/review-queue.tsx';
import { formatNumber } from '#app/lib/format.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { useSession } from '#app/lib/session/session.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { Link } from '#app/ui/link.tsx';
import { onDemand } from '#app/ui/overlays/on-demand.tsx';

const VersionHistoryDialog = onDemand(() => import('#app/features/contributions/version-history-dialog.tsx'));
const SuggestedItemDialog = onDemand(() => import('#app/features/item-admin/suggested-item-dialog.tsx'));

const MEANINGS = 'meanings';

/** Where QC and admins approve content for learners, and make items of suggested meanings. */
export default function ReviewPage() {
  const [params] = useSearchParams();
  const isMeanings = params.get('tab') === MEANINGS;
  return (
    <Page title={reviewTexts.title} lead={isMeanings ? meaningReviewTexts.lead : reviewTexts.lead}>
      <PageHead title={reviewTexts.title} />
      <div className="grid grid-cols-1 gap-6">
        <ReviewTabs isMeanings={isMeanings} />
        {isMeanings ? <MeaningQueue AcceptDialog={AcceptDialog} /> : <ReviewQueue History={PieceHistory} />}
      </div>
    </Page>
  );
}

/** Each list has its own URL. Words that wait are counted. */
function ReviewTabs({ isMeanings }: { readonly isMeanings: boolean }) {
  const { data } = useQuery(waitingMeaningsQuery(1, useSession()?.userId ?? null));
  const words = data?.total ?? 0;
  const tabs = [
    { to: '?', label: meaningReviewTexts.contentTab, isCurrent: !isMeanings },
    {
      to: `?tab=${MEANINGS}`,
      label:
        words > 0 ? meaningReviewTexts.meaningsTabWith(formatNumber(words)) : meaningReviewTexts.meaningsTab,
      isCurrent: isMeanings,
    },
  ];
  return (
    <nav aria-label={meaningReviewTexts.tabs} className="flex overflow-x-auto border-b border-line sm:gap-1">
      {tabs.map(({ to, label, isCurrent }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-current={isCurrent ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2 font-bold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-indigo aria-[current=page]:text-indigo sm:px-4"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

function AcceptDialog(props: AcceptDialogProps) {
  return <SuggestedItemDialog {...props} />;
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
