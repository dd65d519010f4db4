import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listWordLevels } from '#contract/dictionary/endpoints.ts';
import type { ItemLevel } from '#contract/levels.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { wordsKnown } from '#core/habits/outlook.ts';
import type { Memory } from '#core/memory/replay.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';

interface KnownWordsProps {
  readonly memory: Memory;
  readonly now: number;
  /** Words that a placement test showed to be known. */
  readonly placed: readonly number[];
}

/** About how many words of each level the learner knows, and how that is estimated. */
export function KnownWords(props: KnownWordsProps) {
  return (
    <CardSection heading={texts.wordsTitle}>
      <Levels {...props} />
      <p className="text-sm text-ink-soft">{texts.wordsMethod}</p>
    </CardSection>
  );
}

function Levels({ memory, now, placed }: KnownWordsProps) {
  const { data, error, fetchStatus, refetch } = useQuery(endpointQuery(listWordLevels, {}));
  const known = useMemo(() => {
    const levels = new Map<number, ItemLevel>();
    for (const { level, wordIds } of data ?? []) for (const wordId of wordIds) levels.set(wordId, level);
    return wordsKnown({ memory, now: new Date(now), placed, levelOf: (wordId) => levels.get(wordId) });
  }, [data, memory, now, placed]);
  if (!data) {
    // Offline, the query waits without an error.
    if (error || fetchStatus === 'paused')
      return <RetryLine message={texts.wordsFailed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-52" />;
  }
  return (
    <ul className="grid gap-3">
      {data.map(({ level, wordIds }) => {
        const count = known.get(level) ?? 0;
        const text = texts.wordsOf(formatNumber(count), formatNumber(wordIds.length));
        return (
          <li key={level} className="grid gap-1.5">
            <span className="flex items-center justify-between gap-4 tabular-nums">
              <LevelBadge level={level} />
              {text}
            </span>
            <Progress label={`${level}: ${text}`} value={count} max={wordIds.length} />
          </li>
        );
      })}
    </ul>
  );
}
