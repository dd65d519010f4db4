import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { Link } from 'react-router';
import { getScore } from '#contract/accounts/endpoints.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { endpointQuery } from '#app/lib/endpoint-query.ts';
import { formatNumber } from '#app/lib/format.ts';
import { paths } from '#app/lib/paths.ts';
import type { Session } from '#app/lib/session-rules.ts';
import { hasRole } from './navigation-rules.ts';

/** A USER's score with its star; the spec's sentence while there is none (spec §2; a failed load is only logged). */
export function ScoreStar({ session }: { readonly session: Session | null | undefined }) {
  if (!session || session.userId === null || !hasRole(session, 'USER')) return null;
  return <OwnScore userId={session.userId} />;
}

function OwnScore({ userId }: { readonly userId: number }) {
  const { data, isPending } = useQuery(endpointQuery(getScore, { params: { userId: String(userId) } }));
  if (isPending) return null;
  return (
    <Link
      to={paths.exercises}
      className="flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-bold hover:bg-indigo-wash"
      aria-label={data && accountTexts.score(formatNumber(data.score))}
    >
      <Star aria-hidden className="size-4.5 fill-current text-amber" />
      {data ? <span className="tabular-nums">{formatNumber(data.score)}</span> : accountTexts.scoreMissing}
    </Link>
  );
}
