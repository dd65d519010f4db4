import { useQuery } from '@tanstack/react-query';
import { MISTAKES_TO_MEND } from '#contract/learning-limits.ts';
import { paths } from '#contract/paths.ts';
import { type Confusion, listConfusions } from '#contract/practice/mistake-endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { todayTexts as texts } from '#contract/texts/today.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { TextWithReadings } from '#app/ui/japanese/text-with-readings.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';

interface MistakesToMendProps {
  /** Null without an account: nothing is stored about visitors. */
  readonly userId: number | null;
  readonly heading?: string;
  /** How many are shown. */
  readonly most?: number;
}

/** What the learner confused most this week, each with its explanation. */
export default function MistakesToMend({
  userId,
  heading = texts.mistakesTitle,
  most = MISTAKES_TO_MEND,
}: MistakesToMendProps) {
  return (
    <CardSection heading={heading}>
      {userId === null ? (
        <p className="text-ink-soft">
          {texts.mistakesNeedAccount} <TextLink to={paths.login}>{accountTexts.login}</TextLink>
        </p>
      ) : (
        <OwnMistakes userId={userId} most={most} />
      )}
    </CardSection>
  );
}

function OwnMistakes({ userId, most }: { readonly userId: number; readonly most: number }) {
  const { data, error, fetchStatus, refetch } = useQuery(ownQuery(listConfusions, { query: {} }, userId));
  if (!data) {
    // Offline, the query waits without an error.
    if (error || fetchStatus === 'paused')
      return <RetryLine message={texts.mistakesFailed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-24" />;
  }
  if (data.length === 0) return <p className="text-ink-soft">{texts.noMistakes}</p>;
  return (
    <ul className="grid gap-4">
      {data.slice(0, most).map((mistake) => (
        <li key={`${mistake.kind} ${mistake.id}`} className="grid gap-0.5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <TextLink to={explanationOf(mistake)} className="inline-flex min-h-11 items-center text-lg">
              <TextWithReadings>{mistake.title}</TextWithReadings>
            </TextLink>
            <span className="text-sm text-ink-soft tabular-nums">{texts.mistakeCount(mistake.count)}</span>
          </p>
          <p>
            <TextWithReadings>{mistake.summary}</TextWithReadings>
          </p>
        </li>
      ))}
    </ul>
  );
}

const explanationOf = ({ kind, id }: Confusion): string =>
  kind === 'contrast' ? paths.contrast(id) : paths.grammarPoint(id);
