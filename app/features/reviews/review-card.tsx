import { useId, useRef } from 'react';
import type { Review } from '#contract/reviews/endpoints.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { reviewKindNames, reviewTexts } from '#contract/texts/reviews.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatDateTime, formatNumber } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ReviewNoteList } from '#app/ui/layout/review-note-list.tsx';
import { SideBySide } from '#app/ui/layout/side-by-side.tsx';
import { versionFields } from '#app/ui/layout/version-fields.ts';
import { ReviewActions } from './review-actions.tsx';
import { mayApprove, reviewTitle } from './review-groups.ts';
import { SentencePreview } from './sentence-preview.tsx';
import type { ReviewList } from './use-review-list.ts';
import { waitingTime } from './waiting-time.ts';

interface ReviewCardProps {
  readonly review: Review;
  readonly now: number;
  readonly list: ReviewList;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  /** Called before it leaves the queue: `card` is still in the DOM. */
  readonly onDecided: (card: HTMLElement | null) => void;
  /** Somebody else decided it, so it is no longer waiting. */
  readonly onDecidedElsewhere: (message: string) => void;
  readonly onHistory: () => void;
}

/** A waiting version: its changes, its notes, and the decision. */
export function ReviewCard({
  review,
  now,
  list,
  selected,
  onSelect,
  onDecided,
  onDecidedElsewhere,
  onHistory,
}: ReviewCardProps) {
  const card = useRef<HTMLElement>(null);
  const titleId = useId();
  const { kind, before, after, notes } = review;

  const reloadOutdated = async (message: string) => {
    const waiting = await list.reload();
    if (!waiting.some(({ id }) => id === review.id)) onDecidedElsewhere(message);
  };
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-6"
    >
      <ReviewHeader review={review} now={now} titleId={titleId} selected={selected} onSelect={onSelect} />
      <SideBySide
        beforeLabel={reviewTexts.before}
        afterLabel={reviewTexts.after}
        fields={versionFields(kind, before, after)}
        nothingDiffers={reviewTexts.nothingDiffers}
      />
      {kind === 'sentences' && <SentencePreview sentence={after} card={card} />}
      <SuggestedAnswers suggestions={review.suggestions} />
      <ReviewNoteList notes={notes} />
      <ReviewActions
        review={review}
        titleId={titleId}
        onDecided={() => onDecided(card.current)}
        onOutdated={reloadOutdated}
        onNotes={(latest) => list.setNotes(review.id, latest)}
        onHistory={onHistory}
      />
    </article>
  );
}

/** Answers of learners that the author accepted: an approval awards points. */
function SuggestedAnswers({ suggestions }: Pick<Review, 'suggestions'>) {
  if (suggestions.length === 0) return null;
  return (
    <section className="grid gap-2 rounded-md bg-amber-wash px-4 py-3">
      <h4 className="text-sm font-bold">{reviewTexts.suggestions}</h4>
      <ul className="grid gap-1">
        {suggestions.map(({ answer, count }) => (
          <li key={answer} className="flex flex-wrap items-baseline gap-x-3">
            <JapaneseText className="text-lg">{answer}</JapaneseText>
            <span className="text-sm text-ink-soft tabular-nums">
              {reviewTexts.suggestedBy(formatNumber(count))}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm">{reviewTexts.suggestionsLead}</p>
    </section>
  );
}

interface ReviewHeaderProps {
  readonly review: Review;
  readonly now: number;
  readonly titleId: string;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

function ReviewHeader({ review, now, titleId, selected, onSelect }: ReviewHeaderProps) {
  const { kind, topic, author, before, submittedAt } = review;
  const title = reviewTitle(review);
  return (
    <header className="grid gap-1">
      <div className="-mt-2 flex min-h-11 items-center justify-between gap-4">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="indigo">{knownText(reviewKindNames, kind) ?? uiTexts.otherKind}</Badge>
          <Badge tone={before ? 'neutral' : 'moss'}>
            {before ? reviewTexts.isChange : reviewTexts.isNew}
          </Badge>
        </p>
        {mayApprove(review) && (
          <Checkbox
            label={reviewTexts.select}
            aria-label={reviewTexts.selectOne(title)}
            className="text-sm"
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        )}
      </div>
      <h3 id={titleId} className="text-lg font-bold wrap-anywhere">
        <MixedText>{title}</MixedText>
      </h3>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {kind === 'curriculums' && topic && (
          <>
            <MixedText>{topic.title}</MixedText>
            {' · '}
          </>
        )}
        {author ?? reviewTexts.authorGone}
        {' · '}
        <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
          {waitingTime(submittedAt, now)}
        </time>
      </p>
    </header>
  );
}
