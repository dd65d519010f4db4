import { uiTexts } from '#contract/texts/ui.ts';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';

const THREADS = 3;

interface CommentsSkeletonProps {
  /** Until somebody comes near, nothing is on its way. */
  readonly busy?: boolean;
}

/** Comments on their way; without scripts they never come. */
export function CommentsSkeleton({ busy = true }: CommentsSkeletonProps) {
  return (
    <div aria-busy={busy} className="grid gap-6 noscript:hidden">
      <span className="sr-only">{uiTexts.loading}</span>
      {Array.from({ length: THREADS }, (_, thread) => (
        <div key={thread} className="grid gap-2.5">
          <div className="flex items-center gap-2.5">
            <span className="overflow-hidden rounded-full">
              <Skeleton className="size-8" />
            </span>
            <Skeleton className="h-4 w-36" />
          </div>
          <Skeleton className="h-4 w-full max-w-lg" />
          <Skeleton className="h-4 w-2/3 max-w-sm" />
        </div>
      ))}
    </div>
  );
}
