import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { reviewTexts as texts, spanText } from '#contract/texts/memory.ts';
import type { Queue } from '#core/memory/queue.ts';
import type { Memory } from '#core/memory/replay.ts';
import { useNow } from '#app/lib/learning/use-habits.ts';
import { useFittingAfter } from '#app/lib/memory/use-fitting.ts';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { CrossedBridge } from '#app/ui/pictures/crossed-bridge.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';
import type { Sitting } from './use-review.ts';

/** Nothing was ever added. */
export const NoCards = () => (
  <EmptyState
    picture={<QuietBridge className="w-40 text-indigo" />}
    title={texts.emptyTitle}
    actions={
      <>
        <ButtonLink to={paths.addCards}>{texts.add}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.path}>
          {texts.toPath}
        </ButtonLink>
      </>
    }
  >
    {texts.emptyText}
  </EmptyState>
);

interface ReviewEndProps {
  readonly memory: Memory;
  readonly sitting: Sitting;
  readonly queue: Queue;
}

/** The end of a sitting: what has improved, and when the next cards come. */
export function ReviewEnd({ memory, sitting, queue: { nextAt, counts } }: ReviewEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const hasReviewed = sitting.reviews > 0;
  useEffect(() => {
    if (hasReviewed) heading.current?.focus();
  }, [hasReviewed]);
  useFittingAfter(hasReviewed, memory);
  const lines = [
    ...(hasReviewed
      ? [
          `${texts.doneReviews(sitting.reviews)} ${texts.doneRemembered(Math.round((100 * sitting.remembered) / sitting.reviews))}`,
          sitting.stronger.size > 0 && texts.doneStronger(sitting.stronger.size),
        ]
      : []),
    counts.waiting > 0 && texts.waiting(counts.waiting),
    nextAt === null ? texts.nothingPlanned : texts.nextAt(spanText(nextAt - now)),
  ];
  return (
    <section className="grid justify-items-center gap-4 rounded-xl border border-line bg-surface px-6 py-10 text-center">
      <CrossedBridge className="w-48 text-indigo" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
        {texts.doneTitle}
      </h2>
      {lines
        .filter((line) => typeof line === 'string')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.today}>{texts.toToday}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.addCards}>
          {texts.add}
        </ButtonLink>
      </div>
    </section>
  );
}
