import { RETENTION_REVIEWS_NEEDED } from '#contract/learning-limits.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import type { MeasuredRetention } from '#core/habits/retention.ts';
import { formatNumber, formatPercent } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';

interface RetentionCardProps {
  readonly retention: MeasuredRetention;
  /** What the learner wants, as a share. */
  readonly wish: number;
}

/** How much was still known when it was asked, against what the learner wants. */
export function RetentionCard({ retention: { reviews, kept }, wish }: RetentionCardProps) {
  return (
    <CardSection heading={texts.retentionTitle}>
      {reviews < RETENTION_REVIEWS_NEEDED ? (
        <div className="grid gap-2 text-ink-soft">
          <p>{texts.wish(formatPercent(wish))}</p>
          <p>{texts.retentionTooFew(reviews, RETENTION_REVIEWS_NEEDED)}</p>
        </div>
      ) : (
        <>
          <Gauge share={kept / reviews} wish={wish} />
          <p className="text-sm text-ink-soft">
            {texts.retentionMethod(formatNumber(kept), formatNumber(reviews))}
          </p>
        </>
      )}
    </CardSection>
  );
}

/** The part of the scale that is drawn: less than half would be a number without a picture. */
const FROM = 0.5;
const placeOf = (share: number): string => `${Math.max(0, (share - FROM) / (1 - FROM)) * 100}%`;

function Gauge({ share, wish }: { readonly share: number; readonly wish: number }) {
  const text = texts.retentionOfWish(formatPercent(share), formatPercent(wish));
  return (
    <div className="grid gap-2">
      <p className="text-3xl font-bold tabular-nums">
        {formatPercent(share)}{' '}
        <span className="text-base font-normal text-ink-soft">{texts.wished(formatPercent(wish))}</span>
      </p>
      <div
        role="meter"
        aria-label={texts.retentionGauge}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className="relative h-3 rounded-full bg-line"
      >
        <span
          className={classNames('block h-full rounded-full', share >= wish ? 'bg-moss' : 'bg-indigo')}
          style={{ width: placeOf(share) }}
        />
        <span className="absolute inset-y-[-0.25rem] w-0.5 bg-ink" style={{ left: placeOf(wish) }} />
      </div>
    </div>
  );
}
