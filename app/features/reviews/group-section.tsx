import { CheckCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { decidable, type ReviewGroup } from './review-groups.ts';
import { waitingTime } from './waiting-time.ts';

interface GroupSectionProps {
  readonly group: ReviewGroup;
  readonly now: number;
  readonly busy: boolean;
  readonly onApproveAll: (reviews: readonly Review[]) => void;
  readonly children: ReactNode;
}

/** Reviews that belong together, and where learners will find the content. */
export function GroupSection({ group, now, busy, onApproveAll, children }: GroupSectionProps) {
  const titleId = useId();
  const { title, trail, reviews } = group;
  const open = decidable(reviews);
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid min-w-0 gap-0.5 wrap-anywhere">
          {trail.length > 0 && (
            <p className="text-sm text-ink-soft">
              <MixedText>{trail.join(' › ')}</MixedText>
            </p>
          )}
          <h2 id={titleId} className="text-xl font-bold">
            <MixedText>{title}</MixedText>
          </h2>
          <p className="text-sm text-ink-soft">
            {[
              reviewTexts.groupCount(reviews.length),
              authorsOf(reviews),
              waitingTime(oldestOf(reviews), now),
            ].join(' · ')}
          </p>
        </div>
        {open.length > 1 && (
          <Button
            variant="secondary"
            aria-label={reviewTexts.approveAllOf(open.length, title)}
            icon={<CheckCheck aria-hidden className="size-4" />}
            busyLabel={busy && reviewTexts.approving}
            onClick={() => onApproveAll(open)}
          >
            {reviewTexts.approveAll(open.length)}
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}

const authorsOf = (reviews: readonly Review[]): string =>
  reviewTexts.authors([...new Set(reviews.map(({ author }) => author ?? reviewTexts.authorGone))].join(', '));

const oldestOf = ([first, ...others]: ReviewGroup['reviews']): string =>
  others.reduce(
    (oldest, { submittedAt }) => (submittedAt < oldest ? submittedAt : oldest),
    first.submittedAt,
  );
