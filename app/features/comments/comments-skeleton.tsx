import { uiTexts } from '#contract/texts/ui.ts';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';

const THREADS = 3;

interface CommentsSkeletonProps {
  /** False until loading starts. */
  readonly busy?: boolean;
}

/** Placeholder while comments load; without JavaScript they never load. */
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
