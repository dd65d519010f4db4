import { useQuery } from '@tanstack/react-query';
import { Star as StarIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { formatNumber } from '#app/lib/format.ts';
import { logFailure } from '#app/lib/log.ts';
import { scoreQuery } from '#app/lib/progress/own-score.ts';
import type { Session } from '#app/lib/session/session-rules.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link.tsx';
import { hasRole } from './navigation-rules.ts';

/** A USER's score with a star, or a sentence if there is no score (PRODUCT.md, Navigation). A failure is logged. */
export function ScoreStar({ session }: { readonly session: Session | null | undefined }) {
  if (!session || !hasRole(session, 'USER')) return null;
  return session.userId === null ? <Star /> : <OwnScore userId={session.userId} />;
}

function OwnScore({ userId }: { readonly userId: number }) {
  const { data, isPending, error } = useQuery(scoreQuery(userId));
  useEffect(() => {
    if (error) logFailure('Loading the score failed', error);
  }, [error]);
  return isPending ? null : <Star score={data?.score} />;
}

function Star({ score }: { readonly score?: number }) {
  const known = score !== undefined;
  const name = known ? accountTexts.score(formatNumber(score)) : accountTexts.scoreMissing;
  const rises = useRises(score);
  return (
    <Link
      to={paths.exercises}
      aria-label={name}
      title={name}
      className={classNames(
        'flex min-h-11 min-w-11 items-center justify-center gap-1.5 overflow-hidden rounded-md px-1.5 text-sm font-bold hover:bg-indigo-wash',
        // A truncated number would be a wrong number. The sentence takes what is left, and may be truncated.
        known ? 'shrink-0' : 'w-11 max-w-max grow-[99]',
      )}
    >
      <StarIcon
        // A new element for each rise restarts the animation.
        key={rises}
        aria-hidden
        className={`size-4.5 shrink-0 fill-current text-amber ${rises > 0 ? 'animate-[swell_700ms_ease-out]' : ''}`}
      />
      <span
        className={classNames(
          'truncate tabular-nums',
          known ? '@max-[13.5rem]/bar:sr-only' : '@max-[40rem]/bar:sr-only',
        )}
      >
        {known ? formatNumber(score) : accountTexts.scoreMissing}
      </span>
    </Link>
  );
}

/** How often the score has grown since it was first seen. */
function useRises(score: number | undefined): number {
  const [seen, setSeen] = useState({ score, rises: 0 });
  if (score !== seen.score) {
    const hasGrown = score !== undefined && seen.score !== undefined && score > seen.score;
    setSeen({ score, rises: seen.rises + (hasGrown ? 1 : 0) });
  }
  return seen.rises;
}
