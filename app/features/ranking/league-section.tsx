import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeLeague, getLeague, type League, type LeagueLearner } from '#contract/leagues/endpoints.ts';
import { leagueTexts as texts } from '#contract/texts/leagues.ts';
import { rankingTexts } from '#contract/texts/ranking.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { formatMinute, formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';
import { nearestLearners } from './nearest-learners.ts';

interface LeagueSectionProps {
  /** Null without an account, undefined until hydration. */
  readonly userId: number | null | undefined;
}

/** The weekly league: nobody is in it without having joined. */
export function LeagueSection({ userId }: LeagueSectionProps) {
  return (
    <CardSection heading={texts.title}>
      {userId === undefined && <Skeleton className="h-24" />}
      {userId === null && (
        <>
          <p className="max-w-[65ch]">{texts.lead}</p>
          <p className="text-ink-soft">{texts.needsAccount}</p>
        </>
      )}
      {typeof userId === 'number' && <OwnLeague userId={userId} />}
    </CardSection>
  );
}

function OwnLeague({ userId }: { readonly userId: number }) {
  const query = ownQuery(getLeague, {}, userId);
  const { data, error, fetchStatus, refetch } = useQuery(query);
  const change = useChangeLeague(query.queryKey);
  if (!data) {
    // Offline, the query waits without an error.
    if (error || fetchStatus === 'paused')
      return <RetryLine message={texts.loadFailed} onRetry={() => void refetch()} />;
    return <Skeleton className="h-24" />;
  }
  if (!data.isMember)
    return (
      <>
        <p className="max-w-[65ch]">{texts.lead}</p>
        <p className="text-ink-soft">{texts.whatOthersSee}</p>
        <Button
          className="justify-self-start"
          busyLabel={change.isPending && texts.joining}
          onClick={() => change.mutate(true)}
        >
          {texts.join}
        </Button>
      </>
    );
  return (
    <>
      {data.learners.length === 0 ? <p>{texts.waiting}</p> : <Group learners={data.learners} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {texts.ends(formatMinute(data.endsAt))} {texts.pace}
        </p>
        <Button
          variant="quiet"
          busyLabel={change.isPending && texts.leaving}
          onClick={() => change.mutate(false)}
        >
          {texts.leave}
        </Button>
      </div>
    </>
  );
}

function Group({ learners }: { readonly learners: readonly LeagueLearner[] }) {
  const [isWhole, setWhole] = useState(false);
  const nearest = nearestLearners(learners);
  return (
    <>
      <ol aria-label={texts.listLabel} className="grid divide-y divide-line border-y border-line">
        {(isWhole ? learners : nearest).map((learner) => (
          <LearnerRow key={learner.rank} {...learner} />
        ))}
      </ol>
      {nearest.length < learners.length && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.showLess : texts.showAll(learners.length)}
        </Button>
      )}
    </>
  );
}

function LearnerRow({ rank, name, score, isYou }: LeagueLearner) {
  return (
    <li
      className={`flex min-h-11 items-center gap-3 px-3 py-2 ${isYou ? 'bg-indigo-wash font-bold' : ''}`}
      aria-current={isYou || undefined}
    >
      <span className="w-8 shrink-0 text-right tabular-nums">
        <span className="sr-only">{texts.rank(rank)}</span>
        <span aria-hidden>{rank}</span>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {isYou && (
          <span className="ml-2 inline-block rounded-full border border-current px-2 text-xs font-bold">
            {rankingTexts.you}
          </span>
        )}
      </span>
      <span className="shrink-0 tabular-nums">{texts.answers(formatNumber(score))}</span>
    </li>
  );
}

function useChangeLeague(queryKey: readonly unknown[]) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isMember: boolean) => api.call(changeLeague, { body: { isMember } }),
    onSuccess: (league: League) => {
      client.setQueryData(queryKey, league);
      showToast(league.isMember ? texts.joined : texts.left, 'success');
    },
    onError: (error) => showLongToast(failureMessage(error), 'error'),
  });
}
