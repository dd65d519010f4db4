import { homeTexts } from '#contract/texts/home.ts';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';

interface PodiumSkeletonProps {
  /** False until scrolled near: nothing is loading yet. */
  readonly busy?: boolean;
}

/** The weekly podium while it loads. */
export function PodiumSkeleton({ busy = true }: PodiumSkeletonProps) {
  return (
    <div aria-busy={busy} className="flex h-full items-end gap-2 sm:gap-4">
      {busy && <span className="sr-only">{homeTexts.rankLoading}</span>}
      <Skeleton className="h-24 flex-1" />
      <Skeleton className="h-32 flex-1" />
      <Skeleton className="h-18 flex-1" />
    </div>
  );
}
