import { paths } from '#contract/paths.ts';
import { reviewTexts as texts, spanText } from '#contract/texts/memory.ts';
import { useNow } from '#app/lib/learning/use-habits.ts';
import { useReviewQueue } from '#app/lib/memory/use-memory.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

/** What is due now: how many cards, and how many minutes. */
export default function DueCard() {
  const queue = useReviewQueue();
  const now = useNow();
  if (!queue) return <Skeleton className="h-44" />;
  const { cards, counts, nextAt } = queue;
  return (
    <CardSection heading={texts.dueTitle}>
      <p>
        {cards.length > 0 ? texts.due(cards.length, counts.minutes) : texts.noneDue}{' '}
        {nextAt !== null && texts.nextAt(spanText(nextAt - now))}
      </p>
      <div className="flex flex-wrap gap-3">
        {cards.length > 0 && <ButtonLink to={paths.review}>{texts.begin}</ButtonLink>}
        <ButtonLink variant="secondary" to={paths.addCards}>
          {texts.add}
        </ButtonLink>
      </div>
    </CardSection>
  );
}
